import { useEffect, useState } from 'react';
import {
  applyThemeChoice,
  storeThemeChoice,
  readThemeChoice,
  THEME_CHOICES,
  type ThemeChoice,
} from '../../../theme/themeChoice';
import { Icon } from '../../../ui/Icon';
import type { IconName } from '../../../ui/iconPaths';
import styles from './ThemeSwitch.module.css';

const OPTIONS: Record<ThemeChoice, { label: string; icon: IconName }> = {
  light: { label: 'Light', icon: 'sun' },
  dark: { label: 'Dark', icon: 'moon' },
  system: { label: 'Match this device', icon: 'device' },
};

export const ThemeSwitch = () => {
  const [choice, setChoice] = useState(readThemeChoice);
  useEffect(() => {
    // The boot script has applied the choice already, except for the theme-color meta tag.
    if (choice !== 'system') applyThemeChoice(choice);
  }, [choice]);
  return (
    <div role="radiogroup" aria-label="Color theme" className={styles.set}>
      {THEME_CHOICES.map((option) => (
        <label key={option} className={styles.option} title={OPTIONS[option].label}>
          <input
            className={styles.input}
            type="radio"
            name="theme"
            aria-label={OPTIONS[option].label}
            checked={choice === option}
            onChange={() => {
              storeThemeChoice(option);
              setChoice(option);
            }}
          />
          <Icon name={OPTIONS[option].icon} size={18} />
        </label>
      ))}
    </div>
  );
};
