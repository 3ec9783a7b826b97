import { type RefObject, useEffect, useState } from 'react';
import { useChunk } from '../../ui/useChunk';
import { whenQuiet } from './whenQuiet';

const load = () => import(/* webpackChunkName: "slideshow" */ './SlickSlides');

/** The chunk of the rotating slides, loaded once the page is idle; null until then. */
export const useTakeover = (stage: RefObject<HTMLElement | null>, isWanted: boolean) => {
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    if (!isWanted || !stage.current) return undefined;
    let isGone = false;
    void whenQuiet(stage.current).then(() => {
      if (!isGone) setIsQuiet(true);
    });
    return () => {
      isGone = true;
    };
  }, [isWanted, stage]);
  const takeover = useChunk(load, isWanted && isQuiet);
  return isWanted ? takeover : null;
};
