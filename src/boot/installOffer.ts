interface KeptOffer {
  /** The browser's offer to install the shop: made once, before the application listens, and good for one answer. */
  offer: Event | null;
}

declare global {
  interface Window {
    __installOffer?: KeptOffer;
  }
}

export const keepInstallOffer = (): void => {
  const kept: KeptOffer = { offer: null };
  window.__installOffer = kept;
  window.addEventListener('beforeinstallprompt', (offer) => {
    // The shop's menu has an unobtrusive entry for it.
    offer.preventDefault();
    kept.offer = offer;
  });
  window.addEventListener('appinstalled', () => {
    kept.offer = null;
  });
};
