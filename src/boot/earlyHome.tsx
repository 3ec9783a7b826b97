import type { ReactNode } from 'react';
import { PITCH } from '../config/brand/shop';
import { readText, readRecords } from '../contract/plainReaders';
import { firstSlidePicture } from '../domain/firstPictures';
import slideshow from '../features/home/Slideshow.module.css';
import page from '../routes/home/HomePage.module.css';
import { PageHeading } from '../ui/PageHeading';
import { Photo } from '../ui/Photo';
import card from '../views/SlideCard.module.css';
import { SLIDE_SIZE, SlideView } from '../views/SlideView';

/** The home page down to the first slide, without the slide's button. */
export const earlyHome = (data: unknown): ReactNode => {
  const [slide] = readRecords(data);
  const src = firstSlidePicture(data);
  if (!slide || src === null) return null;
  return (
    <>
      <div className={page.masthead}>
        <PageHeading className={page.pitch}>{PITCH}</PageHeading>
        <span className={page.how}>How buying on credit works</span>
      </div>
      <section className={slideshow.slideshow}>
        <div className={slideshow.stage}>
          <div className={card.slide}>
            <SlideView
              slide={{ category: readText(slide.category), title: readText(slide.title) }}
              picture={<Photo {...SLIDE_SIZE} src={src} alt="" slot="slide" priority />}
            />
          </div>
        </div>
      </section>
    </>
  );
};
