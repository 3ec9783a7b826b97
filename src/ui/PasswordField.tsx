import { useState } from 'react';
import styles from './PasswordField.module.css';
import { TextField, type TextFieldProps } from './TextField';
import { VisuallyHidden } from './VisuallyHidden';

/** A password that can be looked at: typing blind on a phone is how people lock themselves out. */
export const PasswordField = (props: Omit<TextFieldProps, 'type' | 'end'>) => {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      end={
        <button
          type="button"
          className={styles.reveal}
          onClick={() => {
            setIsShown(!isShown);
          }}
        >
          {isShown ? 'Hide' : 'Show'}
          <VisuallyHidden> {props.label.toLowerCase()}</VisuallyHidden>
        </button>
      }
    />
  );
};
