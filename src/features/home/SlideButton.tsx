import type { Slide } from '../../contract/slide';
import { buttonClass } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { slideLink } from './slideLink';

/** The fallback label when the back end sends none. */
const UNNAMED = 'Shop now';

export const SlideButton = ({ slide }: { slide: Slide }) => {
  const link = slideLink(slide, window.location.origin);
  const text = slide.buttonText.trim() || UNNAMED;
  if (link === null) return null;
  if (link.kind === 'internal') return <ButtonLink to={link.to}>{text}</ButtonLink>;
  return (
    <a href={link.href} target="_blank" rel="noopener noreferrer" className={buttonClass({})}>
      {text} <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </a>
  );
};
