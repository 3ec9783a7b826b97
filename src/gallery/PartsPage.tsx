import '../theme/tokens.css';
import '../theme/base.css';
import { MemoryRouter } from 'react-router';
import { MuiRoot } from '../theme/MuiRoot';
import { BUTTONS } from './buttons';
import { FORM_FIELDS } from './fields';
import { LAYOUTS } from './layouts';
import { MATERIAL } from './material/material';
import { MESSAGES } from './messages';
import { OVERLAYS } from './overlays';
import styles from './PartsPage.module.css';
import type { States } from './states';
import { TABBED } from './tabs';
import { GalleryThemeSwitch } from './GalleryThemeSwitch';

/** The components of src/ui by file name, grouped by similarity. */
export const SHELVES: Record<string, States> = {
  Buttons: BUTTONS,
  Fields: FORM_FIELDS,
  Messages: MESSAGES,
  Layouts: { ...LAYOUTS, ...TABBED, ...OVERLAYS },
};

const Shelf = ({ title, parts }: { title: string; parts: States }) => (
  <section aria-label={title} className={styles.shelf}>
    <h2>{title}</h2>
    {Object.entries(parts).map(([name, states]) => (
      <div key={name} role="group" aria-label={name} className={styles.part}>
        <p className={styles.name}>{name}</p>
        <dl className={styles.states}>
          {Object.entries(states).map(([state, node]) => (
            <div key={state} className={styles.state}>
              <dt>{state}</dt>
              <dd>{node}</dd>
            </div>
          ))}
        </dl>
      </div>
    ))}
  </section>
);

/** All components of the shop's pages in all states: for changing the theme or finding a component. */
export const PartsPage = () => (
  <MemoryRouter>
    <MuiRoot>
      <main className={styles.page}>
        <GalleryThemeSwitch />
        {Object.entries(SHELVES).map(([title, parts]) => (
          <Shelf key={title} title={title} parts={parts} />
        ))}
        <Shelf title="The Material theme" parts={MATERIAL} />
      </main>
    </MuiRoot>
  </MemoryRouter>
);
