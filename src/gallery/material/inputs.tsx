import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { SelectField } from '../../ui/SelectField';
import type { States } from '../states';

type State = { error?: boolean; disabled?: boolean };

const input = (id: string, state: State, isMultiline = false) => (
  <FormControl fullWidth {...state}>
    <InputLabel htmlFor={id}>Town/City</InputLabel>
    <OutlinedInput id={id} defaultValue="Accra" {...(isMultiline && { multiline: true, rows: 2 })} />
    <FormHelperText>What stands below a field</FormHelperText>
  </FormControl>
);

const legend = (state: State) => (
  <FormControl component="fieldset" {...state}>
    <FormLabel component="legend">Your rating</FormLabel>
    <FormHelperText>What stands below a group</FormHelperText>
  </FormControl>
);

export const INPUTS: States = {
  OutlinedInput: {
    usual: input('parts-input', {}),
    wrong: input('parts-input-wrong', { error: true }),
    disabled: input('parts-input-off', { disabled: true }),
    lines: input('parts-lines', {}, true),
  },
  NativeSelect: { usual: <SelectField label="Duration" options={[{ value: 3, text: '3 months' }]} /> },
  FormLabel: { usual: legend({}), wrong: legend({ error: true }), disabled: legend({ disabled: true }) },
};
