import { useEffect, useRef } from 'react';
import { PageAlert } from '../../ui/PageAlert';
import styles from './CheckoutPage.module.css';
import { type FieldName, LABELS } from './validateCheckout';

interface FieldSummaryProps {
  /** In the order in which they are told. */
  names: readonly FieldName[];
  toField: (name: FieldName) => void;
}

/** Leads to every field that has to be corrected; what is wrong is written beside the field. */
export const FieldSummary = ({ names, toField }: FieldSummaryProps) => {
  const summary = useRef<HTMLDivElement>(null);
  // The form then brings the first field into sight: where both fit into the window, both are seen.
  useEffect(() => {
    summary.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={summary}>
      <PageAlert kind="error">
        {names.length === 1 ? 'Check this field to continue: ' : 'Check these fields to continue: '}
        <span className={styles.wrongFields}>
          {names.map((name) => (
            <a
              key={name}
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault();
                toField(name);
              }}
            >
              {LABELS[name]}
            </a>
          ))}
        </span>
      </PageAlert>
    </div>
  );
};
