import type { OrderProduct } from '../../contract/order';
import { multiplyMinor } from '../../lib/money';
import { Picture } from '../../ui/Picture';
import styles from './OrderItems.module.css';
import { Sum } from './Sum';

const totalOf = ({ price, quantity }: OrderProduct) => (quantity === null ? null : multiplyMinor(price, quantity));

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
      <dt>Status</dt>
      <dd>{item.status || '-'}</dd>
      <dt>Quantity</dt>
      <dd>{item.quantity ?? '-'}</dd>
      <dt>Unit price</dt>
      <dd>
        <Sum amount={item.price} currency={currency} />
      </dd>
      {item.attributes.map(({ name, value }) => (
        <div key={name} className={styles.pair}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <dt>Total price</dt>
      <dd>
        <Sum amount={totalOf(item)} currency={currency} />
      </dd>
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
