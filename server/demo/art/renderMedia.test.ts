import { catalogue } from '../catalogue/catalogue';
import { mediaNames, renderMedia } from './renderMedia';

const names = mediaNames();
const pictures = new Map(names.map((name) => [name, renderMedia(name) ?? '']));
const parse = (text: string): Document => new DOMParser().parseFromString(text, 'image/svg+xml');
const kilobytes = (name: string): number => (name.startsWith('slide-') ? 12_000 : 6_144);

describe('renderMedia', () => {
  test('lists the shop’s pictures and returns undefined for unknown names', () => {
    expect(names).toEqual(expect.arrayContaining(['placeholder', 'logo', 'slide-season', 'category-women']));
    for (const name of ['', 'nothing', '../logo', 'logo.svg', '__proto__', 'constructor']) {
      expect(renderMedia(name)).toBeUndefined();
    }
  });

  test('draws the same picture every time', () => {
    for (const [name, text] of pictures) expect(renderMedia(name)).toBe(text);
  });

  test('draws well-formed SVG', () => {
    const broken = [...pictures].filter(([, text]) => {
      const root = parse(text).documentElement;
      return (
        root.localName !== 'svg' || root.getElementsByTagName('parsererror').length > 0 || !root.hasAttribute('viewBox')
      );
    });
    expect(broken.map(([name]) => name)).toEqual([]);
  });

  test('draws no NaN, undefined, null or Infinity', () => {
    expect([...pictures].filter(([, text]) => /NaN|undefined|null|Infinity/.test(text)).map(([name]) => name)).toEqual(
      [],
    );
  });

  test('keeps slides within 12,000 bytes and other pictures within 6,144', () => {
    const heavy = [...pictures].filter(([name, text]) => Buffer.byteLength(text) > kilobytes(name));
    expect(heavy.map(([name, text]) => `${name} ${Buffer.byteLength(text)}`)).toEqual([]);
  });

  test('contains no scripts, loads nothing external and references only its own unique ids', () => {
    const faults: string[] = [];
    for (const [name, text] of pictures) {
      const ids = [...text.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
      if (new Set(ids).size !== ids.length) faults.push(`${name}: an id is used twice`);
      for (const [, target] of text.matchAll(/href="([^"]*)"/g)) {
        if (!target?.startsWith('#') || !ids.includes(target.slice(1))) faults.push(`${name}: href ${target}`);
      }
      for (const [, target] of text.matchAll(/url\(#([^)]*)\)/g)) {
        if (!ids.includes(target)) faults.push(`${name}: url ${target}`);
      }
      // The marks follow the colour scheme: their style sheet may set colours and nothing else.
      const drawing = text.replace(
        /<style>(\.[abc]\{(fill|stroke):#\w{6}\}|@media\(prefers-color-scheme:dark\)\{|\})+<\/style>/,
        '',
      );
      if (/<(script|style|image|foreignObject|text)\b|\bon\w+=|style=|url\((?!#)/.test(drawing))
        faults.push(`${name}: markup`);
    }
    expect(faults).toEqual([]);
  });

  test('never shows one product with the picture of another', () => {
    const owners = new Map<string, string>();
    const shared: string[] = [];
    for (const { slug, images } of catalogue.products) {
      for (const image of images) {
        const text = pictures.get(image.slice('/media/'.length, -'.svg'.length)) ?? '';
        const owner = owners.get(text);
        if (owner !== undefined) shared.push(`${owner} and ${image}`);
        owners.set(text, owner ?? slug);
      }
    }
    expect(shared).toEqual([]);
  });
});
