import { useMemo } from 'react';
import { cx } from '../../ui/cx';
import { useChunk } from '../../ui/useChunk';
import { hasMarkup, plainParagraphs } from '../../lib/plainText';
import styles from './SafeHtml.module.css';

interface SafeHtmlProps {
  html: string;
  className?: string | undefined;
}

const loadSanitiser = () => import(/* webpackChunkName: "sanitise" */ './sanitise');

/** Renders HTML of the API: as plain text until the sanitiser is loaded, or if it fails to load. */
export const SafeHtml = ({ html, className }: SafeHtmlProps) => {
  const sanitiser = useChunk(loadSanitiser, hasMarkup(html));
  const markup = useMemo(() => (hasMarkup(html) && sanitiser ? sanitiser.sanitise(html) : null), [html, sanitiser]);
  const name = cx(styles.prose, className);
  if (markup) return <div className={name} dangerouslySetInnerHTML={markup} />;
  return (
    <div className={name}>
      {plainParagraphs(html).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
};
