import { useEffect, useRef, useState } from 'react';
import type { To } from 'react-router';
import { Link } from '../../ui/Link';
import { useChunk } from '../../ui/useChunk';
import { useIsNear } from '../../ui/useIsNear';
import styles from './ListPages.module.css';

export interface ListPagesProps {
  /** The accessible name of the list. */
  label: string;
  page: number;
  pages: number;
  pageTo: (page: number) => To;
  /** Called when the shopper scrolls near the links. */
  onNear?: (() => void) | undefined;
}

const loadLinks = () => import(/* webpackChunkName: "page-links" */ './PageLinks');

/**
 * The links to a list's other pages. The full pagination loads when the shopper scrolls near it; until then, plain links
 * serve screen readers, crawlers, and shoppers whose connection lost the file.
 */
export const ListPages = (props: ListPagesProps) => {
  const { label, page, pages, pageTo } = props;
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const links = useChunk(loadLinks, isNear);
  const { onNear } = props;
  useEffect(() => {
    if (isNear) onNear?.();
  }, [isNear, onNear]);
  // Replacing a focused link would lose the focus.
  const [hasFocus, setHasFocus] = useState(false);
  const focus = { onFocus: () => setHasFocus(true), onBlur: () => setHasFocus(false) };
  return (
    <div ref={place} className={styles.pages}>
      {links && !hasFocus ? (
        <links.PageLinks {...props} />
      ) : (
        <nav aria-label={`Pages of ${label}`} className={styles.plain}>
          {page > 1 && (
            <Link to={pageTo(page - 1)} rel="prev" {...focus}>
              Go to previous page
            </Link>
          )}
          {page < pages && (
            <Link to={pageTo(page + 1)} rel="next" {...focus}>
              Go to next page
            </Link>
          )}
        </nav>
      )}
    </div>
  );
};
