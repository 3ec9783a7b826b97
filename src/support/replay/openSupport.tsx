import { createRoot } from 'react-dom/client';
import { SupportPage } from './SupportPage';

export const openSupport = (root: HTMLElement): void => {
  document.title = 'Support: replay';
  createRoot(root).render(<SupportPage />);
};
