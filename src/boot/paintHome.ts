import { PITCH } from '../config/brand/shop';
import { rowsOf } from '../contract/listStart';
import { readText } from '../contract/plainReaders';
import { firstSlidePicture } from '../domain/firstPictures';
import { titleLines } from '../lib/titleLines';
import { element, picture } from './element';

/** The size that SlideCard gives its pictures. */
const SLIDE = [1600, 640] as const;

/** The home page down to the first slide, without the slide's button. */
export const paintHome = (data: unknown): HTMLElement[] => {
  const [slide] = rowsOf(data);
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
  const media = element('div', 'SlideCard-media', picture(src, 'slide', SLIDE, { frame: 'SlideCard-picture' }));
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
