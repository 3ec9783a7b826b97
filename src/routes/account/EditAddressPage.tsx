import { paths } from '../../config/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { cx } from '../../ui/cx';
import { PageHeading } from '../../ui/PageHeading';
import { usePageTitle } from '../../ui/usePageMeta';
import layout from '../../ui/layout.module.css';
import styles from './account.module.css';

export const EditAddressPage = () => {
  usePageTitle('Addresses');
  return (
    <section className={cx(styles.page, styles.narrow)}>
      <PageHeading>Addresses</PageHeading>
      <p className={styles.words}>
        You enter an address for each order at checkout: tick “Set delivery address?” there. Without one, you pick up
        your order at any of our stores.
      </p>
      <div className={layout.row}>
        <ButtonLink to={paths.cart}>View Cart</ButtonLink>
        <ButtonLink to={paths.dashboard} variant="quiet">
          Back to your account
        </ButtonLink>
      </div>
    </section>
  );
};
