import type {} from './boot/early';
import { makePolicies } from './config/policies';

/** Starting takes a slow phone so long that what is painted already would get its pictures late. */
const EARLY_PAINT_TIMEOUT_MS = 500;

const openShop = (): void => {
  void import(/* webpackMode: "eager" */ './openShop');
};

makePolicies();
const { pictures } = window.__early ?? {};
if (pictures === undefined) openShop();
else {
  const patience = new Promise((resolve) => setTimeout(resolve, EARLY_PAINT_TIMEOUT_MS));
  const seen = pictures.then(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  void Promise.race([seen, patience]).then(openShop);
}
