import OutlinedInput from '@mui/material/OutlinedInput';
import { CheckField } from '../ui/CheckField';
import { EmailField } from '../ui/EmailField';
import { Field } from '../ui/Field';
import { FieldError } from '../ui/FieldError';
import { FieldFrame } from '../ui/FieldFrame';
import { FormError } from '../ui/FormError';
import { Icon } from '../ui/Icon';
import { PasswordField } from '../ui/PasswordField';
import { SelectField } from '../ui/SelectField';
import { CHIPS } from './chips';
import { Pressed } from './Opener';
import { QUANTITIES } from './quantities';
import type { States } from './states';

const OPTIONS = [3, 6, 12].map((value) => ({ value, text: `${value} months` }));

export const FORM_FIELDS: States = {
  Field: {
    empty: <Field label="Town/City" />,
    filled: <Field label="Full Name" defaultValue="Ama Mensah" />,
    hint: <Field label="Email (optional)" hint="We send the receipt there" />,
    wrong: <Field label="Phone" defaultValue="024" error="Enter a phone number with ten digits" />,
    'wrong, with its hint': <Field label="Email" defaultValue="ama" hint="To sign in" error="Enter an email address" />,
    disabled: <Field label="Country" defaultValue="Ghana" disabled />,
    'with an end adornment': <Field label="Down payment" defaultValue="40" end={<Icon name="info" />} />,
    lines: <Field label="Order Notes (optional)" rows={3} />,
    'lines, wrong': <Field label="Message" rows={3} error="Enter a message" />,
  },
  EmailField: { usual: <EmailField label="Email address" defaultValue="ama@example.com" /> },
  FieldError: { usual: <FieldError id="parts-error">Enter something</FieldError> },
  FieldFrame: {
    usual: <FieldFrame label="Your own control">{({ id }) => <OutlinedInput id={id} />}</FieldFrame>,
    wrong: (
      <FieldFrame label="Your own control (wrong)" error="Enter something">
        {({ id, ...aria }) => <OutlinedInput id={id} inputProps={aria} />}
      </FieldFrame>
    ),
  },
  PasswordField: {
    usual: <PasswordField label="Password" defaultValue="secret words" />,
    shown: (
      <Pressed name="Show">
        <PasswordField label="Password (shown)" defaultValue="secret words" />
      </Pressed>
    ),
    wrong: <PasswordField label="New password" error="Enter a password" />,
    disabled: <PasswordField label="Old password" disabled />,
  },
  SelectField: {
    usual: <SelectField label="Duration" options={OPTIONS} />,
    hint: <SelectField label="Duration (hint)" options={OPTIONS} hint="You can pay it off sooner" />,
    wrong: <SelectField label="Duration (wrong)" options={OPTIONS} error="Choose a duration" />,
    disabled: <SelectField label="Duration (off)" options={OPTIONS} disabled />,
  },
  CheckField: {
    off: <CheckField label="Local pickup" />,
    on: <CheckField label="Set delivery address?" defaultChecked />,
    hint: <CheckField label="Remember me" defaultChecked hint="On this device, until you sign out" />,
    wrong: (
      <>
        <CheckField label="I accept the terms" problemId="parts-terms" />
        <p id="parts-terms">Accept our terms and conditions to proceed</p>
      </>
    ),
  },
  QuantityField: QUANTITIES,
  Chips: CHIPS,
  FormError: { usual: <FormError text="This email and password do not match" tries={1} /> },
};
