import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import { type ReactNode, useId } from 'react';
import { FieldError } from '../../ui/FieldError';

interface RatingFieldProps {
  name: string;
  error: ReactNode;
  onInput: () => void;
  /** 0 for none. */
  defaultValue?: number;
}

const labelOf = (stars: number): string => (stars === 1 ? '1 star' : `${stars} stars`);

/** A field for one to five stars. */
export const RatingField = ({ name, error, onInput, defaultValue = 0 }: RatingFieldProps) => {
  const id = useId();
  return (
    <FormControl
      component="fieldset"
      data-field
      error={error !== undefined}
      aria-describedby={error === undefined ? undefined : id}
    >
      <FormLabel component="legend">Your rating</FormLabel>
      <Rating
        name={name}
        {...(defaultValue > 0 && { defaultValue })}
        size="large"
        getLabelText={labelOf}
        emptyLabelText="No rating"
        onChange={onInput}
      />
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
    </FormControl>
  );
};
