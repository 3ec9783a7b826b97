import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { MuiRoot } from '../theme/MuiRoot';
import { panelIdOf, tabIdOf, type TabName } from './TabPanels';

interface TabBarProps<T extends string> {
  /** Prefix of the ids of these tabs and their panels. */
  base: string;
  label: string;
  tabs: readonly TabName<T>[];
  current: T;
  onChange: (id: T) => void;
}

/** Tabs in the usual ARIA pattern: one Tab stop, arrows move between them, the panel changes at once. */
export const TabBar = <T extends string>({ base, label, tabs, current, onChange }: TabBarProps<T>) => (
  <MuiRoot>
    <Tabs
      value={current}
      onChange={(_event, id: T) => {
        onChange(id);
      }}
      aria-label={label}
      selectionFollowsFocus
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
    >
      {tabs.map(({ id, label: name }) => (
        <Tab
          key={id}
          value={id}
          label={name}
          data-label={name}
          id={tabIdOf(base, id)}
          aria-controls={panelIdOf(base, id)}
        />
      ))}
    </Tabs>
  </MuiRoot>
);
