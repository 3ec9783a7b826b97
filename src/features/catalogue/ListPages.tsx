import { useRef } from 'react';
import type { To } from 'react-router';
import { useChunk } from '../../ui/useChunk';
import { useIsNear } from '../../ui/useIsNear';
import styles from './ListPages.module.css';

export interface ListPagesProps {
  /** The accessible name of the list. */
  label: string;
  page: number;
  pages: number;
  pageTo: (page: number) => To;
}

const loadLinks = () => import(/* webpackChunkName: "page-links" */ './PageLinks');

/** The links to a list's other pages. They are below the cards, so they load when the shopper scrolls near. */
export const ListPages = (props: ListPagesProps) => {
  const place = useRef<HTMLDivElement>(null);
  const links = useChunk(loadLinks, useIsNear(place));
  return (
    <div ref={place} className={styles.pages}>
      {links && <links.PageLinks {...props} />}
    </div>
  );
};
