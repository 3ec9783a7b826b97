import { PageHeading } from '../../ui/PageHeading';

export const TermsPage = () => <PageHeading>Terms and conditions</PageHeading>;
