import type { To } from 'react-router';
import { useChunk } from '../../ui/useChunk';
import { useWhenIdle } from '../../ui/useWhenIdle';
import styles from './ListPages.module.css';

export interface ListPagesProps {
  /** The accessible name of the list. */
  label: string;
  page: number;
  pages: number;
  pageTo: (page: number) => To;
}

const loadLinks = () => import(/* webpackChunkName: "page-links" */ './PageLinks');

/** The way to a list's other pages. It stands below the cards, so it comes when the page is quiet; its place is kept. */
export const ListPages = (props: ListPagesProps) => {
  const links = useChunk(loadLinks, useWhenIdle());
  return <div className={styles.pages}>{links && <links.PageLinks {...props} />}</div>;
};
