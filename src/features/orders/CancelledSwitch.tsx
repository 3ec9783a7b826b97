import { CheckField } from '../../ui/CheckField';

interface CancelledSwitchProps {
  count: number;
  isShown: boolean;
  onChange: (isShown: boolean) => void;
}

/** Cancelled orders are hidden by default; this checkbox shows them. */
export const CancelledSwitch = ({ count, isShown, onChange }: CancelledSwitchProps) => (
  <CheckField
    label={`Show cancelled (${count})`}
    checked={isShown}
    onChange={({ target }) => {
      onChange(target.checked);
    }}
  />
);
