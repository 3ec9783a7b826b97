import { applyThemeChoice, THEME_CHOICES } from '../theme/themeChoice';
import { Button } from '../ui/Button';

/** Light, dark, or the device's setting; the choice is not stored. */
export const GalleryThemeSwitch = () => (
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
