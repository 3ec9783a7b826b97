import { ABOUT } from '../../config/brand/about';
import { paths, patterns } from '../../config/paths';
import { PAGE_TITLES } from '../../domain/pageTitles';
import { ButtonLink } from '../../ui/ButtonLink';
import { PageHeading } from '../../ui/PageHeading';
import { usePageTitle } from '../../ui/usePageMeta';
import layout from '../../ui/layout.module.css';
import styles from './AboutPage.module.css';

/** What the retailer says about the shop. */
export const AboutPage = () => {
  usePageTitle(PAGE_TITLES[patterns.about]);
  return (
    <div className={styles.page}>
      <PageHeading>About us</PageHeading>
      {ABOUT.map(({ title, paragraphs }) => (
        <section key={title} className={styles.section}>
          <h2 className={styles.title}>{title}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
      <div className={layout.row}>
        <ButtonLink to={paths.contact}>Contact us</ButtonLink>
        <ButtonLink to={paths.terms} variant="quiet">
          Read the terms
        </ButtonLink>
      </div>
    </div>
  );
};
