import { useId } from 'react';
import styles from './Reviews.module.css';

interface ReviewFieldProps {
  label: string;
  name: string;
  value: string;
  problem: string | undefined;
  onChange: (text: string) => void;
  type?: 'text' | 'email';
  long?: boolean;
  autoComplete?: string;
}

export const ReviewField = ({
  label,
  value,
  problem,
  onChange,
  long = false,
  type = 'text',
  ...rest
}: ReviewFieldProps) => {
  const id = useId();
  const shared = {
    id,
    value,
    className: styles.input,
    required: true,
    maxLength: long ? 4000 : 200,
    'aria-invalid': problem !== undefined || undefined,
    'aria-describedby': `${id}-problem`,
    onChange: ({ target }: { target: { value: string } }) => {
      onChange(target.value);
    },
    ...rest,
  };
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {long ? <textarea rows={4} {...shared} /> : <input type={type} {...shared} />}
      <p id={`${id}-problem`} className={styles.problem}>
        {problem}
      </p>
    </div>
  );
};
