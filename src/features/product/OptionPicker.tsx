import { useId } from 'react';
import type { NameValue } from '../../contract/attributes';
import { isColour } from '../../domain/attributeKinds';
import chips from '../../ui/Chips.module.css';
import { cx } from '../../ui/cx';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './OptionPicker.module.css';
import type { Option, OptionGroup } from './optionsOf';
import { Swatch } from './Swatch';

interface OptionPickerProps {
  group: OptionGroup;
  swatches: readonly NameValue[];
  onChoose: (name: string, value: string) => void;
}

const STATE_TEXTS: Record<Option['state'], string> = {
  available: '',
  soldOut: '(out of stock)',
  other: '(not available in this combination)',
  none: '(not available)',
};

/** Picker for one attribute. Unavailable options look disabled, but choosing one selects a variant that has it. */
export const OptionPicker = ({ group, swatches, onChoose }: OptionPickerProps) => {
  const id = useId();
  return (
    <fieldset>
      <legend className={chips.legend}>
        {group.name}
        <VisuallyHidden>: </VisuallyHidden>
        {group.selected !== null && <span className={chips.selected}>{group.selected}</span>}
      </legend>
      <div className={chips.options}>
        {group.options.map(({ value, isSelected, state }) => (
          <label key={value} className={cx(chips.option, styles[state])}>
            <input
              type="radio"
              className={chips.input}
              name={id}
              value={value}
              checked={isSelected}
              aria-disabled={state === 'other' || state === 'none' || undefined}
              onChange={() => {
                onChoose(group.name, value);
              }}
            />
            <span className={chips.face}>
              {isColour(group.name) && <Swatch name={value} swatches={swatches} />}
              {value}
              {STATE_TEXTS[state] && <VisuallyHidden> {STATE_TEXTS[state]}</VisuallyHidden>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
