import { Breadcrumbs } from '../ui/Breadcrumbs';
import { Carousel } from '../ui/Carousel';
import { Dropdown } from '../ui/Dropdown';
import { Link } from '../ui/Link';
import { MenuButton } from '../ui/MenuButton';
import type { MenuEntry } from '../ui/PlainEntry';
import { PageHeading } from '../ui/PageHeading';
import { Photo } from '../ui/Photo';
import { Picture } from '../ui/Picture';
import { PlainEntry } from '../ui/PlainEntry';
import { Price } from '../ui/Price';
import { SectionHead } from '../ui/SectionHead';
import { Pressed } from './Opener';
import styles from './PartsPage.module.css';
import type { States } from './states';

/** One entry of each kind. */
export const ENTRIES: readonly MenuEntry[] = [
  { label: 'Orders', to: '/account/orders' },
  { label: 'WhatsApp', href: 'https://wa.me/' },
  { label: 'Logout', onChoose: () => undefined },
];

const FOUND = '/icon-512.png';
/** An address that returns no picture, to show the placeholder. */
const UNREADABLE = '/parts.html';
const itemsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    key: String(at),
    node: (
      <Link to="/">
        <Picture src={null} alt={`Item ${at + 1}`} width={160} height={160} />
      </Link>
    ),
  }));

const Menu = () => (
  <Dropdown label="My Account">
    <Link to="/account/orders">Orders</Link>
  </Dropdown>
);

export const LAYOUTS: States = {
  PageHeading: { usual: <PageHeading>Shopping cart</PageHeading> },
  SectionHead: {
    usual: <SectionHead id="parts-head" title="Best Sellers" />,
    'with a link': <SectionHead id="parts-head-all" title="New Arrivals" viewAll="/ft/new-arrivals" />,
  },
  Breadcrumbs: {
    usual: (
      <Breadcrumbs crumbs={[{ name: 'Home', to: '/' }, { name: 'Women', to: '/ct/women' }, { name: 'Linen Shirt' }]} />
    ),
  },
  Price: {
    plain: <Price amount={12000} currency="GHS" />,
    sale: <Price amount={9000} old={12000} currency="GHS" />,
    from: <Price amount={9000} isStart currency="GHS" />,
  },
  Photo: {
    loaded: <Photo priority src={FOUND} alt="Linen Shirt" width={160} height={160} />,
  },
  Picture: {
    none: <Picture src={null} alt="Linen Shirt" width={160} height={160} />,
    failed: <Picture priority src={UNREADABLE} alt="Linen Shirt" width={160} height={160} errorText="No picture" />,
  },
  Carousel: {
    cards: <Carousel label="Best Sellers" items={itemsOf(8)} head="Best Sellers" />,
    'cards, looping': <Carousel label="New Arrivals" items={itemsOf(8)} head="New Arrivals" loops />,
    round: <Carousel label="Categories" size="round" items={itemsOf(12)} head="Categories" />,
    'without overflow': <Carousel label="Sale" size="round" items={itemsOf(1)} head="Sale" />,
  },
  Dropdown: {
    closed: <Menu />,
    open: (
      <div className={styles.roomy}>
        <Pressed name="My Account">
          <Menu />
        </Pressed>
      </div>
    ),
  },
  MenuButton: { usual: <MenuButton label="My Account" entries={ENTRIES} /> },
  PlainEntry: Object.fromEntries(ENTRIES.map((entry) => [entry.label, <PlainEntry key={entry.label} {...entry} />])),
};
