import { PageHeading } from '../../ui/PageHeading';

export const OrderTrackingPage = () => <PageHeading>Order tracking</PageHeading>;
