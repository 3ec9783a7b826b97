import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Rating from '@mui/material/Rating';
import { Icon } from '../../ui/Icon';
import type { States } from '../states';

const closing = (isDisabled: boolean) => (
  <IconButton aria-label="Close" disabled={isDisabled}>
    <Icon name="close" />
  </IconButton>
);

export const CONTROLS: States = {
  IconButton: { usual: closing(false), disabled: closing(true) },
  Checkbox: {
    off: <FormControlLabel label="Off" control={<Checkbox />} />,
    on: <FormControlLabel label="On" control={<Checkbox defaultChecked />} />,
    disabled: <FormControlLabel disabled label="Disabled" control={<Checkbox />} />,
    'on, disabled': <FormControlLabel disabled label="On, disabled" control={<Checkbox defaultChecked />} />,
  },
  Radio: {
    'off, on, disabled': (
      <RadioGroup defaultValue="now" aria-label="Payment">
        <FormControlLabel value="now" label="Pay now" control={<Radio />} />
        <FormControlLabel value="later" label="Pay In Installments" control={<Radio />} />
        <FormControlLabel value="never" disabled label="Disabled" control={<Radio />} />
      </RadioGroup>
    ),
  },
  Rating: {
    empty: <Rating name="parts-rating-none" />,
    filled: <Rating name="parts-rating" defaultValue={3} />,
    large: <Rating name="parts-rating-large" defaultValue={3} size="large" />,
    disabled: <Rating name="parts-rating-off" value={4} disabled />,
    'read-only': <Rating name="parts-rated" value={4.5} precision={0.5} readOnly />,
  },
};
