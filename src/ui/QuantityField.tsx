import { useId, useState } from 'react';
import { IconButton } from './IconButton';
import styles from './QuantityField.module.css';
import { useTypedQuantity } from './useTypedQuantity';
import { MINUS, PLUS } from './lazyOutlines';

interface QuantityFieldProps {
  value: number;
  onChange: (quantity: number) => void;
  /** The stock; null when it is unknown. */
  max?: number | null;
  /** The accessible name, 'Quantity of …' where a page has several fields. */
  label?: string;
  disabled?: boolean;
  /** Allows changes with minus and plus only. */
  readOnly?: boolean;
}

const refusal = (quantity: number, max: number | null): string => {
  if (!Number.isSafeInteger(quantity)) return 'Enter a whole number';
  if (max !== null && quantity > max) return `Only ${max} available`;
  return quantity < 1 ? 'At least 1' : '';
};

/** Minus, number, plus. The field refuses an unavailable quantity and shows the reason. */
export const QuantityField = ({
  value,
  onChange,
  max = null,
  label = 'Quantity',
  disabled = false,
  readOnly = false,
}: QuantityFieldProps) => {
  const [why, setWhy] = useState('');
  const whyId = useId();
  const name = label.charAt(0).toLowerCase() + label.slice(1);

  const ask = (quantity: number): boolean => {
    const reason = refusal(quantity, max);
    setWhy(reason);
    if (reason === '' && quantity !== value) onChange(quantity);
    return reason === '';
  };
  const { typed, type, commit, discard } = useTypedQuantity(ask);
  const step = (by: number) => {
    discard();
    ask(value + by);
  };

  return (
    <div>
      <div className={styles.field} data-disabled={disabled || undefined}>
        <IconButton
          icon={MINUS}
          size={18}
          label={`Decrease ${name}`}
          disabled={disabled}
          aria-disabled={value <= 1}
          onClick={() => {
            step(-1);
          }}
        />
        <input
          className={styles.input}
          type="number"
          inputMode="numeric"
          min={1}
          max={max ?? undefined}
          step={1}
          aria-label={label}
          aria-invalid={why !== '' || undefined}
          aria-describedby={whyId}
          disabled={disabled}
          readOnly={readOnly}
          value={typed ?? value}
          onChange={({ target }) => {
            type(target.value);
          }}
          onKeyDown={({ key }) => {
            if (key === 'Enter') commit();
          }}
          onBlur={commit}
        />
        <IconButton
          icon={PLUS}
          size={18}
          label={`Increase ${name}`}
          disabled={disabled}
          aria-disabled={max !== null && value >= max}
          onClick={() => {
            step(1);
          }}
        />
      </div>
      <p id={whyId} className={styles.why} role="status">
        {why}
      </p>
    </div>
  );
};
