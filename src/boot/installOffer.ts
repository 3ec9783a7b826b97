interface InstallOffer {
  /** The browser's offer to install the shop: it arrives once, before the application listens, and can be used once. */
  offer: Event | null;
}

declare global {
  interface Window {
    __installOffer?: InstallOffer;
  }
}

export const keepInstallOffer = (): void => {
  const current: InstallOffer = { offer: null };
  window.__installOffer = current;
  window.addEventListener('beforeinstallprompt', (offer) => {
    // The shop's menu has an unobtrusive entry for it.
    offer.preventDefault();
    current.offer = offer;
  });
  window.addEventListener('appinstalled', () => {
    current.offer = null;
  });
};
