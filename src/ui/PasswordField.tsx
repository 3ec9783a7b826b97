import { useState } from 'react';
import { Field, type FieldProps } from './Field';
import styles from './PasswordField.module.css';
import { VisuallyHidden } from './VisuallyHidden';

/** A password field with a button that shows the text, because typing errors are common on phones. */
export const PasswordField = (props: Omit<FieldProps, 'type' | 'end'>) => {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
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
