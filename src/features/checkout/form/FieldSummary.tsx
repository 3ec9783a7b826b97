import { useEffect, useRef } from 'react';
import { CHECKOUT_FIELDS, type FieldName } from '../../../contract/checkoutFields';
import { PageAlert } from '../../../ui/PageAlert';
import layout from '../../../ui/layout.module.css';
import styles from '../checkout.module.css';

interface FieldSummaryProps {
  /** In the order of display. */
  names: readonly FieldName[];
  toField: (name: FieldName) => void;
}

/** Links to every invalid field; the error message is beside the field. */
export const FieldSummary = ({ names, toField }: FieldSummaryProps) => {
  const summary = useRef<HTMLDivElement>(null);
  // The form then scrolls the first field into view: if both fit into the window, both are visible.
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
              className={layout.actionLink}
              onClick={(event) => {
                event.preventDefault();
                toField(name);
              }}
            >
              {CHECKOUT_FIELDS[name].input.label}
            </a>
          ))}
        </span>
      </PageAlert>
    </div>
  );
};
