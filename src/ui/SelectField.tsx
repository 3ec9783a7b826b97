import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ComponentProps } from 'react';
import { FieldFrame, type FieldFrameProps } from './FieldFrame';
import { Icon } from './Icon';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, keyof FieldFrameProps>, FieldFrameProps {
  options: readonly { value: string | number; text: string }[];
}

const Arrow = ({ className }: { className?: string }) => <Icon name="down" size={16} className={className} />;

/** A labelled native select, so that a phone shows its own picker. */
export const SelectField = ({ label, hint, error, className, disabled, options, ...rest }: SelectFieldProps) => (
  <FieldFrame label={label} hint={hint} error={error} className={className} disabled={disabled}>
    {({ id, ...aria }) => (
      <NativeSelect input={<OutlinedInput />} IconComponent={Arrow} inputProps={{ id, ...aria, ...rest }}>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </NativeSelect>
    )}
  </FieldFrame>
);
