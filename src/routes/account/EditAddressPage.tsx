import { useState } from 'react';
import { paths } from '../../config/paths';
import { useFeature } from '../../features/business/useFeature';
import { ButtonLink } from '../../ui/ButtonLink';
import { cx } from '../../ui/cx';
import { PageHeading } from '../../ui/PageHeading';
import { SkeletonLine } from '../../ui/Skeleton';
import { useChunk } from '../../ui/useChunk';
import { usePageTitle } from '../../ui/usePageMeta';
import layout from '../../ui/layout.module.css';
import styles from './account.module.css';

const loadBook = () => import(/* webpackChunkName: "address-book" */ '../../features/addresses/AddressBook');

const AtCheckout = () => (
  <>
    <p className={styles.words}>
      You enter an address for each order at checkout: tick “Set delivery address?” there. Without one, you pick up your
      order at any of our stores.
    </p>
    <div className={layout.row}>
      <ButtonLink to={paths.cart}>View Cart</ButtonLink>
      <ButtonLink to={paths.dashboard} variant="quiet">
        Back to your account
      </ButtonLink>
    </div>
  </>
);

export const EditAddressPage = () => {
  usePageTitle('Addresses');
  const canSave = useFeature('addresses');
  const [isBroken, setIsBroken] = useState(false);
  const book = useChunk(loadBook, canSave, () => {
    setIsBroken(true);
  });
  return (
    <section className={cx(styles.page, styles.narrow)}>
      <PageHeading>Addresses</PageHeading>
      {book ? <book.AddressBook /> : canSave && !isBroken ? <SkeletonLine width={60} /> : <AtCheckout />}
    </section>
  );
};
