import type { Browser } from '@playwright/test';
import type { Override } from './http2Front';

const SIZE = 674;
/** About 25 kB each, a usual size for a shop's photographs. */
const QUALITY = 78;
/** Adds texture and light, so that the drawing compresses as badly as a photograph. */
const GRAIN = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" style="position:fixed;inset:0;mix-blend-mode:soft-light"><filter id="g"><feTurbulence baseFrequency=".6" numOctaves="2"/></filter><rect width="100%" height="100%" filter="url(#g)" opacity=".35"/></svg>`;

/** Replaces the drawings of the demo catalogue, which are unusually small, by photographs. */
export const photographsOf = async (browser: Browser, shopUrl: string, paths: readonly string[]): Promise<Override> => {
  const page = await browser.newPage({ viewport: { width: SIZE, height: SIZE } });
  const photos = new Map<string, Buffer>();
  for (const path of paths) {
    const style = 'margin:0;width:100vw;height:100vh;object-fit:cover;display:block';
    await page.setContent(`<body style="margin:0"><img src="${shopUrl}${path}" style="${style}">${GRAIN}`, {
      waitUntil: 'load',
    });
    photos.set(path, await page.screenshot({ type: 'jpeg', quality: QUALITY }));
  }
  await page.close();
  return (path) => {
    const body = photos.get(path);
    return body && { type: 'image/jpeg', body };
  };
};
