/** Material UI and what the shop makes of it, in pieces that a slow phone runs one at a time. */
export const MUI_PIECES: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackChunkName: "overlays" */ '../theme/muiTheme'),
  () => import(/* webpackChunkName: "overlays" */ '../ui/ShopDrawer'),
  () => import(/* webpackChunkName: "overlays" */ './layout/CartDrawer'),
  () => import(/* webpackChunkName: "overlays" */ '../ui/Field'),
  () => import(/* webpackChunkName: "overlays" */ './layout/OverlayHost'),
];
