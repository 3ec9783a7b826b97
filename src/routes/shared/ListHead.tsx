import type { ReactNode } from 'react';
import type { Crumb } from '../../domain/crumbData';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { PageHeading } from '../../ui/PageHeading';
import styles from './ListHead.module.css';

/** Breadcrumbs and title above a list. */
export const ListHead = ({ crumbs, title, children }: { crumbs: Crumb[]; title: string; children?: ReactNode }) => (
  <div className={styles.head}>
    <Breadcrumbs crumbs={crumbs} />
    <PageHeading>{title}</PageHeading>
    {children}
  </div>
);
