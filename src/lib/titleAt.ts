/** A page's title with the shop's name, as the tab and link previews show it. */
export const titleAt = (title: string, shop: string): string =>
  shop === '' || title.includes(shop) ? title : `${title} – ${shop}`;
