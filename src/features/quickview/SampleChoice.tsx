import { type ReactNode, useId, useState } from 'react';
import chips from '../../ui/Chips.module.css';
import { useRecorded } from '../../ui/useRecorded';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './SampleChoice.module.css';

interface SampleChoiceProps {
  legend: string;
  options: readonly { value: string; name: string }[];
  first: string;
  /** Shows each option with its colour. */
  swatches?: boolean;
  children?: ReactNode;
}

/** A sample choice: it can be selected, but has no effect on the product. */
export const SampleChoice = ({ legend, options, first, swatches = false, children }: SampleChoiceProps) => {
  const id = useId();
  const [own, setChosen] = useState(first);
  const chosen = useRecorded(`sample-${legend}`, own, first);
  return (
    <fieldset>
      <legend className={chips.legend}>
        {legend}
        <VisuallyHidden>: </VisuallyHidden>
        <span className={chips.selected}>{options.find(({ value }) => value === chosen)?.name}</span>
      </legend>
      <div className={chips.options}>
        {options.map(({ value, name }) => (
          <label key={value} className={chips.option}>
            <input
              type="radio"
              className={chips.input}
              name={id}
              value={value}
              aria-label={name === value ? undefined : `${value} (${name})`}
              checked={value === chosen}
              onChange={() => {
                setChosen(value);
              }}
            />
            <span className={chips.face}>
              {swatches && <span className={styles.swatch} data-colour={value} />}
              {value}
            </span>
          </label>
        ))}
        {children}
      </div>
    </fieldset>
  );
};
