import type { ReactNode } from 'react';
import type { OrderProduct } from '../../contract/order';
import { multiplyMinor } from '../../lib/money';
import { Picture } from '../../ui/Picture';
import styles from './OrderItems.module.css';
import { Sum } from './Sum';

const totalOf = ({ price, quantity }: OrderProduct) => (quantity === null ? null : multiplyMinor(price, quantity));

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.pair}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Item = ({ item, currency, open }: { item: OrderProduct; currency: string; open: boolean }) => (
  <details className={styles.item} open={open}>
    <summary className={styles.summary}>
      {item.imgSrc !== null && <Picture src={item.imgSrc} alt="" slot="thumb" className={styles.picture} />}
      <bdi className={styles.title}>{item.title || 'Item'}</bdi>{' '}
      <span className={styles.total}>
        <span className={styles.quantity}>{item.quantity !== null && `× ${item.quantity}`}</span>{' '}
        <Sum amount={totalOf(item)} currency={currency} />
      </span>
    </summary>
    <dl className={styles.facts}>
      <Fact name="Status">{item.status || '-'}</Fact>
      <Fact name="Quantity">{item.quantity ?? '-'}</Fact>
      <Fact name="Unit price">
        <Sum amount={item.price} currency={currency} />
      </Fact>
      {item.attributes.map(({ name, value }) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
      <Fact name="Total price">
        <Sum amount={totalOf(item)} currency={currency} />
      </Fact>
    </dl>
  </details>
);

export const OrderItems = ({ items, currency }: { items: readonly OrderProduct[]; currency: string }) => (
  <section aria-labelledby="order-items">
    <h2 id="order-items">Items</h2>
    {items.length === 0 ? (
      <p>No items</p>
    ) : (
      // Items have no ids; the index is a safe key because the list never changes its order.
      items.map((item, index) => <Item key={index} item={item} currency={currency} open={index === 0} />)
    )}
  </section>
);
