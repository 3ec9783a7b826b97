import { termsOf } from '../../config/brand/terms';
import { paths } from '../../config/paths';
import { DURATIONS_TEXT } from '../../domain/durations';
import { PAGE_TITLES } from '../../domain/pageTitles';
import { PageHeading } from '../../ui/PageHeading';
import { usePageTitle } from '../../ui/usePageMeta';
import styles from './TermsPage.module.css';

const TERMS = termsOf(DURATIONS_TEXT);

/** The terms of buying, and the additional ones for instalments. */
export const TermsPage = () => {
  usePageTitle(PAGE_TITLES[paths.terms]);
  return (
    <div className={styles.page}>
      <PageHeading>Terms and conditions</PageHeading>
      <nav aria-label="On this page" className={styles.contents}>
        {TERMS.map((part) => (
          <div key={part.id}>
            <a href={`#${part.id}`} className={styles.part}>
              {part.title}
            </a>
            <ol>
              {part.sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`} className={styles.entry}>
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </nav>
      <div className={styles.text}>
        {TERMS.map((part) => (
          <section key={part.id} aria-labelledby={part.id} className={styles.section}>
            <h2 id={part.id} className={styles.title}>
              {part.title}
            </h2>
            {part.sections.map(({ id, title, paragraphs }) => (
              <section key={id} aria-labelledby={id} className={styles.section}>
                <h3 id={id} className={styles.subtitle}>
                  {title}
                </h3>
                {paragraphs.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </section>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
};
