import 'slick-carousel/slick/slick.css';
import { type ReactNode, useEffect, useRef } from 'react';
import Slider, { type Settings } from 'react-slick';
import { usePrefersReducedMotion } from '../../ui/useMediaQuery';
import { useInertSlides } from '../../ui/useInertSlides';

interface SlickProps {
  current: number;
  onChange?: (index: number) => void;
  perView: number;
  children: ReactNode[];
}

const COMMON: Settings = {
  arrows: false,
  dots: false,
  infinite: false,
  draggable: false,
  accessibility: false,
  // Otherwise the slider ignores clicks during its animation.
  waitForAnimate: false,
};

/** Swipeable photos or thumbnails; the buttons around the slider do everything else. */
export const SlickGallery = ({ current, onChange, perView, children }: SlickProps) => {
  const root = useRef<HTMLDivElement>(null);
  const slider = useRef<Slider>(null);
  const isReduced = usePrefersReducedMotion();
  useInertSlides(root);
  useEffect(() => {
    slider.current?.slickGoTo(current, isReduced);
  }, [current, isReduced]);
  return (
    <div ref={root}>
      <Slider
        {...COMMON}
        ref={slider}
        initialSlide={current}
        slidesToShow={perView}
        slidesToScroll={1}
        swipeToSlide
        speed={isReduced ? 0 : 220}
        {...(onChange && { beforeChange: (_from: number, to: number) => onChange(to) })}
      >
        {children}
      </Slider>
    </div>
  );
};
