import type { ReactNode } from 'react';
import { paths } from '../../config/paths';
import { PAGE_ID } from '../../ui/background';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import button from '../../ui/IconButton.module.css';
import type { IconName } from '../../ui/iconPaths';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { HeaderFrame, NavPlace } from './header/HeaderFrame';
import { HomeShape, PageShape } from './PageShapes';
import { QUICK_LINKS, QuickLinks } from './footer/QuickLinks';
import { SearchFrame } from './header/SearchFrame';
import logo from './header/Logo.module.css';
import header from './header/ShopHeader.module.css';
import main from './ShopLayout.module.css';

interface IconLinkProps {
  icon: IconName;
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Named by its text, for browsers that show no icons. */
const IconLink = ({ icon, to, className, children }: IconLinkProps) => (
  <a className={cx(button.button, className)} href={to}>
    <Icon name={icon} />
    <VisuallyHidden>{children}</VisuallyHidden>
  </a>
);

const SEARCH = <VisuallyHidden>Search</VisuallyHidden>;

/**
 * The first screen before any script has run. The build writes its markup into index.html; it fits both kinds of
 * windows, because nobody knows the width yet, and its links work without scripts.
 */
export const Shell = () => (
  <div id={PAGE_ID} data-shell="">
    <HeaderFrame
      burger={
        <IconButton icon="menu" label="Menu" aria-haspopup="dialog" className={header.burger}>
          <VisuallyHidden>Menu</VisuallyHidden>
        </IconButton>
      }
      logo={
        <a className={logo.link} href={paths.home}>
          <VisuallyHidden>Home</VisuallyHidden>
        </a>
      }
      search={
        <div className={header.desktop}>
          <SearchFrame placeholder="Search items ..." text={SEARCH} />
        </div>
      }
      tools={
        <>
          <IconLink icon="search" to={paths.search()} className={header.mobile}>
            Find products
          </IconLink>
          <IconLink icon="user" to={paths.auth}>
            Account
          </IconLink>
          <IconLink icon="heart" to={paths.wishlist}>
            Wishlist
          </IconLink>
          <IconLink icon="bag" to={paths.cart}>
            Cart
          </IconLink>
        </>
      }
    />
    <div className={header.search}>
      <SearchFrame placeholder="Search products" text={SEARCH} />
    </div>
    <div className={header.desktop}>
      <NavPlace />
    </div>
    <main className={main.main}>
      <HomeShape />
      <PageShape />
    </main>
    <div className={header.mobile}>
      <QuickLinks
        links={QUICK_LINKS}
        renderLink={({ name, to }, className, content) => (
          <a key={name} className={className} href={to}>
            {content}
          </a>
        )}
      />
    </div>
  </div>
);
