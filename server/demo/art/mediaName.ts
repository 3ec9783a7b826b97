export type View = 'front' | 'view' | 'detail' | 'close-up';

/** The name of a product's picture: the part between '/media/' and '.svg'. */
export function mediaName(slug: string, colour?: string, view: View = 'front'): string {
  return [slug, colour?.toLowerCase(), view === 'front' ? undefined : view].filter(Boolean).join('-');
}
