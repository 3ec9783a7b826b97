import { createRoot } from 'react-dom/client';
import { PartsPage } from './PartsPage';

const root = document.getElementById('root');
if (root) createRoot(root).render(<PartsPage />);
