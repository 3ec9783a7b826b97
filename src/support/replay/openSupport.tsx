import { createRoot } from 'react-dom/client';
import { browserReports } from './reports/browserReports';
import { SupportPage } from './SupportPage';

export const openSupport = (root: HTMLElement): void => {
  document.title = 'Support: replay';
  createRoot(root).render(<SupportPage storage={browserReports()} />);
};
