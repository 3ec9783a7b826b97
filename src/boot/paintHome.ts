import { PITCH } from '../config/shop';
import { readText } from '../contract/plainReaders';
import { safeImageUrl } from '../lib/safeUrl';
import { titleLines } from '../lib/titleLines';
import { element, picture } from './element';
import { listOf } from './firstRows';

/** The size that SlideCard gives its pictures. */
const SLIDE = [1600, 640] as const;

export const firstSlidePicture = (data: unknown): string | null => safeImageUrl(listOf(data)[0]?.image_src);

/** The shop's front window down to the first slide, without its button. */
export const paintHome = (data: unknown): HTMLElement[] => {
  const [slide] = listOf(data);
  const src = firstSlidePicture(data);
  if (!slide || src === null) return [];
  const category = readText(slide.category);
  const lines = titleLines(readText(slide.title)).flatMap((line) => [element('span', 'SlideCard-line', line), ' ']);
  const text = element(
    'div',
    'SlideCard-text',
    ...(category ? [element('p', 'SlideCard-kicker', category)] : []),
    element('h2', 'SlideCard-title', ...lines),
  );
  const media = element('div', 'SlideCard-media', picture(src, SLIDE, { frame: 'SlideCard-picture' }));
  const stage = element('div', 'Slideshow-stage', element('div', 'SlideCard-slide', media, text));
  return [
    element(
      'div',
      'HomePage-masthead',
      element('h1', 'PageHeading-heading HomePage-pitch', PITCH),
      element('span', 'HomePage-how', 'How buying on credit works'),
    ),
    element('section', 'Slideshow-slideshow', stage),
  ];
};
