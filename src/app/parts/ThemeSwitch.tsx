import { applyThemeChoice, THEME_CHOICES } from '../../theme/themeChoice';
import { Button } from '../../ui/Button';

/** Light, dark, or as the device has it; nothing is remembered. */
export const ThemeSwitch = () => (
  <p>
    {THEME_CHOICES.map((choice) => (
      <Button
        key={choice}
        variant="quiet"
        onClick={() => {
          applyThemeChoice(choice);
        }}
      >
        {choice}
      </Button>
    ))}
  </p>
);
