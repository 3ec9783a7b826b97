import { PageHeading } from '../../ui/PageHeading';

export const ContactPage = () => <PageHeading>CONTACT US</PageHeading>;
