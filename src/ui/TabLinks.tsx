import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type To, useNavigate } from 'react-router';
import { Link } from './Link';
import styles from './TabLinks.module.css';

interface TabLink {
  id: string;
  label: string;
  to: To;
}

interface TabLinksProps {
  label: string;
  tabs: readonly TabLink[];
  current: string;
  /** What stands in the history entry, and goes on standing there. */
  state?: unknown;
}

export const panelId = (tab: string): string => `${tab}-panel`;

/** Tabs with an address each. The panel of a tab has the id `panelId(tab.id)`. */
export const TabLinks = ({ label, tabs, current, state }: TabLinksProps) => {
  const navigate = useNavigate();
  return (
    <Tabs
      value={current}
      aria-label={label}
      selectionFollowsFocus
      onChange={({ type, currentTarget }, id: string) => {
        // A press is the link's own; the keyboard's arrows only bring the focus.
        if (type === 'click' || !currentTarget.matches(':focus-visible')) return;
        const tab = tabs.find((one) => one.id === id);
        if (tab) void navigate(tab.to, { replace: true, state });
      }}
    >
      {tabs.map(({ id, label: text, to }) => (
        <Tab
          key={id}
          id={id}
          value={id}
          label={text}
          className={styles.tab}
          component={Link}
          to={to}
          replace
          state={state}
          aria-controls={id === current ? panelId(id) : undefined}
        />
      ))}
    </Tabs>
  );
};
