import { createHash } from 'node:crypto';
import type { PageSettings } from '../config/env';
import { FIRST_REPLIES_ID } from '../contract/firstReplies';
import { readPageSettings, SETTINGS_ID } from '../contract/pageSettings';
import { escapeMarkup, scriptSafeJson } from '../lib/markup';
import { hashOf } from './securityHeaders';

const element = /<script type="?application\/json"? id="?settings"?>([^<]*)<\/script>/;
const repliesElement = /<script type="?application\/json"? id="?first-replies"?[^>]*>/;

/** Whether the page comes from a build of this shop. */
export const isBuiltPage = (html: string): boolean => element.test(html);

export const settingsIn = (html: string): Partial<PageSettings> =>
  readPageSettings(element.exec(html)?.[1] ?? '').settings;

/** Must match exactly what servers search for, however the build formats the page around it. */
export const withSettings = (html: string, settings: Partial<PageSettings>): string => {
  const api = escapeMarkup(`${settings.apiBaseUrl ?? ''}/api/v1`);
  const own = `<script type="application/json" id="${SETTINGS_ID}">${scriptSafeJson(settings)}</script>`;
  const replies = `<script type="application/json" id="${FIRST_REPLIES_ID}" data-api="${api}">`;
  return html.replace(element, () => own).replace(repliesElement, () => replies);
};

/** Sets the text that is read before any script runs: the tab's title, and the description in a search engine. */
export const withNames = (html: string, { name, pitch }: { name?: string; pitch?: string }): string => {
  const named = name ? html.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeMarkup(name)}</title>`) : html;
  return pitch
    ? named.replace(
        /(<meta name="?description"? content=)"[^"]*"/,
        (_whole, start: string) => `${start}"${escapeMarkup(pitch)}"`,
      )
    : named;
};

/** Hashes of the page's inline scripts and styles. */
export const inlineHashes = (html: string): { scripts: string[]; styles: string[] } => {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => hashOf(text ?? ''));
  return {
    scripts: all(/<script>([\s\S]*?)<\/script>/g),
    styles: all(/<style(?: nonce="[\w-]*")?>([\s\S]*?)<\/style>/g),
  };
};

const LINE = /^self\.__settingsText=.*\n/;

/** The service worker with the same settings as the page, which it caches under its own revision. */
export const workerWithSettings = (worker: string, html: string): string => {
  const revision = createHash('sha256').update(html).digest('hex').slice(0, 32);
  const text = JSON.stringify(scriptSafeJson(settingsIn(html)));
  return `self.__settingsText=${text};\n${worker.replace(LINE, '')}`.replace(
    /(["']?revision["']?:["'])[\da-f]+(["'],["']?url["']?:["']\/index\.html["'])/,
    (_whole, before: string, after: string) => before + revision + after,
  );
};
