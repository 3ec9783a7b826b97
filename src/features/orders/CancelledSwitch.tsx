import { CheckField } from '../../ui/CheckField';

interface CancelledSwitchProps {
  count: number;
  isShown: boolean;
  onChange: (isShown: boolean) => void;
}

/** Cancelled orders are out of the way, not out of the world. */
export const CancelledSwitch = ({ count, isShown, onChange }: CancelledSwitchProps) => (
  <CheckField
    label={`Show cancelled (${count})`}
    checked={isShown}
    onChange={({ target }) => {
      onChange(target.checked);
    }}
  />
);
