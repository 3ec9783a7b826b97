import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { runOperator } from '../../domain/operator';
import { digestTables } from '../digestTables';
import { exampleFiles, writeCatalogue } from '../exampleCatalogue';
import { bench } from './suite';
import type { Bench, OpenDatabase } from './suite';

const plain = (width: number, height: number, background = '#b5583a') =>
  sharp({ create: { width, height, channels: 4, background } });

export const pictureWidthRules = (open: OpenDatabase) =>
  describe('the widths of imported pictures', () => {
    let b: Bench;
    let root: string;
    let folder: string;
    let mediaDir: string;
    const operate = (command: string, given = folder) =>
      runOperator(b.database, [command, given], {
        at: 0,
        today: '2026-11-21',
        how: 'database',
        origin: 'http://localhost',
        mediaDir,
      });
    const put = (name: string, content: Buffer) => writeFileSync(join(folder, 'pictures', name), content);
    /** The example, of which the first product has these pictures. */
    const write = (pictures: Record<string, Buffer>) => {
      const files = exampleFiles();
      const names = Object.keys(pictures).join('|');
      const products = files['products.csv']?.replace('wrap-indigo.png|wrap-clay.png', names) ?? '';
      writeCatalogue(folder, { ...files, 'products.csv': products });
      for (const [name, content] of Object.entries(pictures)) put(name, content);
    };
    /** The picture that the shop answers for a width, by its name in the retailer's folder. */
    const asked = async (name: string, width: number) => {
      const stored = readdirSync(mediaDir).find((file) => file.endsWith(`-${name}`));
      const shop = await b.reopen({ mediaDir });
      const reply = await shop.fetch(new Request(`http://localhost/media/${stored}?w=${width}`));
      return sharp(Buffer.from(await reply.arrayBuffer())).metadata();
    };
    const widthsOf = (name: string) =>
      readdirSync(mediaDir)
        .flatMap((file) => (file.includes(`-${name}.`) ? [Number(file.split('.').at(-2))] : []))
        .sort((one, other) => one - other);

    beforeEach(async () => {
      b = await bench(open);
      root = mkdtempSync(join(tmpdir(), 'widths-'));
      folder = join(root, 'catalogue');
      mediaDir = join(root, 'media');
      mkdirSync(mediaDir);
    });
    afterEach(async () => {
      rmSync(root, { recursive: true });
      await runOperator(b.database, ['seed', 'demo']);
    });

    test('are made once, upright and without metadata, and none is wider than the picture', async () => {
      write({
        // Taken with the camera on its side.
        'turned.jpg': await plain(1500, 1000).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
        'clear.png': await plain(2000, 500, 'transparent').png().toBuffer(),
        'exact.webp': await plain(640, 640).webp().toBuffer(),
        'tiny.png': await plain(90, 60).png().toBuffer(),
        'moving.webp': await sharp(
          [await plain(400, 400).png().toBuffer(), await plain(400, 400, 'red').png().toBuffer()],
          {
            join: { animated: true },
          },
        )
          .webp()
          .toBuffer(),
        'drawing.svg': Buffer.from('<svg></svg>'),
      });
      await operate('import');
      expect(widthsOf('turned.jpg')).toEqual([320, 640]);
      expect(widthsOf('clear.png')).toEqual([320, 640, 1280]);
      expect(widthsOf('exact.webp')).toEqual([320]);
      for (const name of ['tiny.png', 'moving.webp', 'drawing.svg']) expect(widthsOf(name)).toEqual([]);
      const turned = await asked('turned.jpg', 480);
      expect(turned).toMatchObject({ format: 'webp', width: 640, height: 960 });
      expect([turned.orientation, turned.exif, turned.icc]).toEqual([undefined, undefined, undefined]);
      expect(await asked('clear.png', 960)).toMatchObject({ width: 1280, height: 320, hasAlpha: true });
      expect(await asked('tiny.png', 160)).toMatchObject({ format: 'png', width: 90 });
    });

    test('are not made again by the next import, but are if one is missing', async () => {
      write({ 'wide.png': await plain(700, 100).png().toBuffer() });
      await operate('import');
      const copies = readdirSync(mediaDir).filter((file) => /\d\.webp$/.test(file));
      expect(copies).toHaveLength(2);
      for (const file of copies) utimesSync(join(mediaDir, file), 1, 1);
      const [narrow = '', wide = ''] = copies;
      rmSync(join(mediaDir, narrow));
      await operate('import');
      expect([narrow, wide].map((file) => statSync(join(mediaDir, file)).mtimeMs === 1000)).toEqual([false, true]);
    });

    test('leave with a picture that changed, and are not exported', async () => {
      write({ 'wide.png': await plain(700, 100).png().toBuffer() });
      await operate('import');
      const before = widthsOf('wide.png');
      const changed = await plain(400, 100).png().toBuffer();
      put('wide.png', changed);
      await operate('import');
      expect([before, widthsOf('wide.png')]).toEqual([[320, 640], [320]]);
      const written = join(root, 'written');
      await operate('export', written);
      expect(readdirSync(join(written, 'pictures')).sort()).toEqual([
        'wide.png',
        'women.png',
        'wrap-clay.png',
        'wrap-indigo.png',
      ]);
      expect(readFileSync(join(written, 'pictures', 'wide.png'))).toEqual(changed);
    });

    test('cannot be made of a picture that is cut off or huge, and then nothing changes', async () => {
      const photo = await plain(300, 300).jpeg().toBuffer();
      write({
        'cut.jpg': photo.subarray(0, photo.length - 60),
        'long.png': await plain(10_001, 2).png().toBuffer(),
        'named.png': Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      });
      const before = [await digestTables(b.database), readdirSync(mediaDir)];
      await expect(operate('import')).rejects.toThrow(
        [
          "products.csv:2: picture cannot be read: 'cut.jpg'",
          "products.csv:2: picture is more than 10,000 pixels wide or high: 'long.png'",
          "products.csv:2: picture cannot be read: 'named.png'",
          'Nothing has changed',
        ].join('\n'),
      );
      expect([await digestTables(b.database), readdirSync(mediaDir)]).toEqual(before);
    });
  });
