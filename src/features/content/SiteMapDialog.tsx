import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Link } from '../../ui/Link';
import { ShopDialog } from '../../ui/ShopDialog';
import { TabBar } from '../../ui/TabBar';
import { TabPanels } from '../../ui/TabPanels';
import layout from '../../ui/layout.module.css';
import { selectTab, tabSelected } from '../overlays/overlaysSlice';
import { FILLER, SIDE_LIST, type SiteMapEntry, SUB_MENUS } from './siteMap';
import styles from './SiteMapDialog.module.css';

const Entries = ({ label, entries }: { label: string; entries: readonly SiteMapEntry[] }) => (
  <ul aria-label={label}>
    {entries.map(({ name, to }) => (
      <li key={name}>
        <Link to={to} className={layout.actionLink}>
          {name}
        </Link>
      </li>
    ))}
  </ul>
);

const Women = () => (
  <div className={styles.women}>
    <nav aria-label="Departments" className={styles.side}>
      <Entries label="Departments" entries={SIDE_LIST} />
    </nav>
    <nav aria-label="Women" className={styles.columns}>
      {SUB_MENUS.map((entries, index) => (
        <Entries key={entries[0]?.name} label={`Women, part ${index + 1} of ${SUB_MENUS.length}`} entries={entries} />
      ))}
    </nav>
  </div>
);

const DEPARTMENTS = [
  { id: 'women', label: 'WOMEN', content: <Women /> },
  { id: 'men', label: 'MEN', content: <p className={styles.filler}>{FILLER.men}</p> },
  { id: 'kids', label: 'KIDS', content: <p className={styles.filler}>{FILLER.kids}</p> },
] as const;

/** The site map as a full-screen dialog. */
export const SiteMapDialog = ({ onClose }: { onClose: () => void }) => {
  const current = useAppSelector((state) => selectTab(state, 'siteMap'));
  const dispatch = useAppDispatch();
  return (
    <ShopDialog title="Site Map" size="full" onClose={onClose}>
      <div className={styles.page}>
        <TabBar
          base="site-map"
          label="Departments of the site map"
          tabs={DEPARTMENTS}
          current={current}
          onChange={(siteMap) => {
            dispatch(tabSelected({ siteMap }));
          }}
        />
        <TabPanels base="site-map" tabs={DEPARTMENTS} current={current} />
      </div>
    </ShopDialog>
  );
};
