/** The pages to which only the site map leads. */
export { AboutPage } from './AboutPage';
export { ToAccessories } from './ToAccessories';
