import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type To, useNavigate } from 'react-router';
import { Link } from './Link';

interface TabLink {
  id: string;
  label: string;
  to: To;
}

interface TabLinksProps {
  label: string;
  tabs: readonly TabLink[];
  current: string;
  /** State of the history entry, kept when the tab changes. */
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
      variant="fullWidth"
      onChange={({ type, currentTarget }, id: string) => {
        // The link handles a press; arrow keys only move the focus.
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
          data-label={text}
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
