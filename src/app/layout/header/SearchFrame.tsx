import type { ComponentProps, ReactNode } from 'react';
import { patterns } from '../../../config/paths';
import { Icon } from '../../../ui/Icon';
import styles from './SearchForm.module.css';

interface SearchFrameProps extends Pick<ComponentProps<'form'>, 'onSubmit'> {
  placeholder: string;
  field?: Pick<ComponentProps<'input'>, 'defaultValue' | 'onFocus'>;
  /** The button's text, for browsers that show no icons. */
  text?: ReactNode;
  children?: ReactNode;
}

/** The header's search: a form that works without scripts. */
export const SearchFrame = ({ placeholder, field, text, onSubmit, children }: SearchFrameProps) => (
  <form role="search" action={patterns.search} className={styles.form} onSubmit={onSubmit}>
    <input
      className={styles.input}
      type="search"
      name="q"
      placeholder={placeholder}
      aria-label="Search"
      maxLength={200}
      autoComplete="off"
      enterKeyHint="search"
      {...field}
    />
    <button type="submit" className={styles.submit} aria-label="Search">
      <Icon name="search" size={20} />
      {text}
    </button>
    {children}
  </form>
);
