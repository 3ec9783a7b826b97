import type { KeyboardEvent } from 'react';
import { Link, type To } from 'react-router';
import styles from './TabLinks.module.css';

interface TabLink {
  id: string;
  label: string;
  to: To;
  isCurrent: boolean;
}

interface TabLinksProps {
  label: string;
  tabs: readonly TabLink[];
  /** What stands in the history entry, and goes on standing there. */
  state?: unknown;
}

export const panelId = (tab: string): string => `${tab}-panel`;

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs with an address each. The panel of a tab has the id `panelId(tab.id)`. */
export const TabLinks = ({ label, tabs, state }: TabLinksProps) => {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const at = all.findIndex((tab) => tab === document.activeElement);
    const next = all[(at + step + all.length) % all.length];
    next?.focus();
    next?.click();
  };
  return (
    <div role="tablist" aria-label={label} className={styles.tabs} onKeyDown={onKeyDown} tabIndex={-1}>
      {tabs.map(({ id, label: text, to, isCurrent }) => (
        <Link
          key={id}
          id={id}
          role="tab"
          to={to}
          replace
          state={state}
          className={styles.tab}
          aria-selected={isCurrent}
          aria-controls={isCurrent ? panelId(id) : undefined}
          tabIndex={isCurrent ? 0 : -1}
          onKeyDown={(event) => {
            if (event.key !== ' ') return;
            event.preventDefault();
            event.currentTarget.click();
          }}
        >
          {text}
        </Link>
      ))}
    </div>
  );
};
