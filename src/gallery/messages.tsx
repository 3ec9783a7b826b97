import { ButtonLink } from '../ui/ButtonLink';
import { EmptyState } from '../ui/EmptyState';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { ErrorNotice } from '../ui/ErrorNotice';
import { MessagePage } from '../ui/MessagePage';
import { Notice } from '../ui/Notice';
import { PageAlert } from '../ui/PageAlert';
import { SentAlert } from '../ui/SentAlert';
import { SkeletonGrid, SkeletonLine } from '../ui/Skeleton';
import { Spinner } from '../ui/Spinner';
import type { States } from './states';

/** Throws while rendering, like a broken part of a page. */
const Failing = (): never => {
  throw new Error('Planted: this part fails');
};
const WIDTHS = [25, 40, 60, 80, 100] as const;
const again = <ButtonLink to="/">Start shopping</ButtonLink>;

export const MESSAGES: States = {
  PageAlert: {
    info: <PageAlert>Your order is being checked.</PageAlert>,
    success: <PageAlert kind="success">Your password is changed.</PageAlert>,
    error: <PageAlert kind="error">The order could not be sent.</PageAlert>,
    dismissible: (
      <PageAlert onClose={() => undefined} closeText="Dismiss">
        Your order is on its way.
      </PageAlert>
    ),
  },
  SentAlert: { usual: <SentAlert>Thank you. We have received your message.</SentAlert> },
  Notice: {
    usual: <Notice>Prices include taxes.</Notice>,
    urgent: <Notice urgent>Your session ends in a minute.</Notice>,
  },
  ErrorNotice: {
    plain: <ErrorNotice text="The products could not be loaded." />,
    'with Retry': <ErrorNotice text="The products could not be loaded." onRetry={() => undefined} />,
  },
  EmptyState: {
    plain: <EmptyState title="No Products available" />,
    'with a link': (
      <EmptyState drawing="heart" title="Your wishlist is empty" action={again}>
        What you like stays here.
      </EmptyState>
    ),
  },
  MessagePage: {
    plain: <MessagePage title="Nothing to pay" action={again} />,
    'with a drawing': (
      <MessagePage drawing="search" title="OOPS! Page not found" action={again}>
        The address may be old.
      </MessagePage>
    ),
  },
  ErrorBoundary: {
    'after an error': (
      <ErrorBoundary fallback={(_error, retry) => <ErrorNotice text="This part failed." onRetry={retry} />}>
        <Failing />
      </ErrorBoundary>
    ),
  },
  Skeleton: {
    ...Object.fromEntries(WIDTHS.map((width) => [`a line of ${width} %`, <SkeletonLine key={width} width={width} />])),
    cards: <SkeletonGrid />,
  },
  Spinner: { usual: <Spinner /> },
};
