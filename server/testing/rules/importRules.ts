import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cartReply } from '../../../src/contract/cart';
import { orderReply } from '../../../src/contract/order';
import { productReply } from '../../../src/contract/product';
import type { Database } from '../../db/database';
import { catalogue } from '../../demo/catalogue/catalogue';
import { demoFolder } from '../../demo/demoFolder';
import { runOperator } from '../../domain/operator';
import { digestTables } from '../digestTables';
import { exampleFiles, pngOf, writeCatalogue } from '../exampleCatalogue';
import { checkoutBody, stockLeft, twoGoods } from '../goods';
import { shopClient, signUp } from '../shopClient';
import { mistakes } from './importMistakes';
import { bench } from './suite';
import type { Bench, OpenDatabase } from './suite';

export const importRules = (open: OpenDatabase) =>
  describe('the catalogue from files', () => {
    let b: Bench;
    let root: string;
    let folder: string;
    let mediaDir: string;
    const operate = (command: string, given = folder, database = b.database) =>
      runOperator(database, [command, given], {
        at: 0,
        today: '2026-11-21',
        how: 'database',
        origin: 'http://localhost',
        mediaDir,
      });
    const write = (files: Record<string, string | Buffer> = {}) =>
      writeCatalogue(folder, { ...exampleFiles(), ...files });
    const edit = (file: string, from: string | RegExp, to: string) =>
      writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replace(from, to));
    const refusal = async () => {
      const error: unknown = await operate('import').then(
        () => 'nothing was refused',
        (thrown: unknown) => thrown,
      );
      return String(error).replace('Error: ', '').split('\n');
    };
    const state = async () => [await digestTables(b.database), readdirSync(mediaDir)];
    /** The files of a folder and its pictures. */
    const filesIn = (from: string): Record<string, string> =>
      Object.fromEntries(
        readdirSync(from, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ name }) => [name, readFileSync(join(from, name.endsWith('.csv') ? '' : 'pictures', name), 'latin1')]),
      );
    const idOf = async (sku: string) => {
      const rows = await b.database.query<{ id: number }>(`SELECT id FROM variants WHERE document ->> 'sku' = $1`, [
        sku,
      ]);
      return rows[0]?.id ?? 0;
    };

    beforeEach(async () => {
      b = await bench(open);
      root = mkdtempSync(join(tmpdir(), 'catalogue-'));
      folder = join(root, 'catalogue');
      mediaDir = join(root, 'media');
      mkdirSync(mediaDir);
    });
    afterEach(async () => {
      rmSync(root, { recursive: true });
      await runOperator(b.database, ['seed', 'demo']);
    });

    test('replaces the catalogue by the documented example', async () => {
      write();
      expect(await operate('import')).toEqual(['The catalogue has 2 products with 3 variants in 2 categories']);
      const shop = await b.reopen({ mediaDir });
      const client = shopClient(shop);
      const { data } = await client.read(productReply, '/storefront/products/wrap-dress/WRAP-1');
      expect(data).toMatchObject({
        title: 'Wrap Dress',
        brand: 'Adinkra Row',
        description: 'Tied at the side,\nwith an inside "hold" button',
        filterSection: [{ title: 'Best Sellers' }, { title: 'New Arrivals' }],
        variants: [
          { sku: 'WRAP-1-IND-M', price: 28_500, priceOld: 34_000, available: 4, isDefault: true },
          { sku: 'WRAP-1-CLA-M', available: 0, isDefault: false },
        ],
      });
      const address = data?.photos[0] ?? '';
      expect(address).toMatch(/^\/media\/[0-9a-f]{16}-wrap-indigo\.png$/);
      const picture = await shop.fetch(new Request(`http://localhost${address}`));
      expect(Object.fromEntries(picture.headers)).toMatchObject({
        'content-type': 'image/png',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        'x-content-type-options': 'nosniff',
      });
      expect(Buffer.from(await picture.arrayBuffer())).toEqual(pngOf('wrap-indigo'));
      expect((await client.get('/storefront/products/plain-belt/BELT-7')).body.data).toMatchObject({
        imgSrc: 'https://pictures.example/belt.jpg',
        price: 60,
      });
    });

    test('reports each mistake with its line, and changes nothing', async () => {
      write(mistakes.files);
      writeFileSync(join(folder, 'pictures', 'page.png'), '<html><svg></svg></html>');
      writeFileSync(join(root, 'secret.png'), pngOf('secret'));
      symlinkSync(join(root, 'secret.png'), join(folder, 'pictures', 'link.png'));
      const before = await state();
      expect(await refusal()).toEqual([...mistakes.lines, 'Nothing has changed']);
      expect(await state()).toEqual(before);
    });

    test.each([
      ['products.csv', /^code,/, 'code,colour,', ["products.csv:1: unknown column 'colour'"]],
      ['products.csv', /^code,title,/, 'code,titel,', ["unknown column 'titel'", "column 'title' is missing"]],
      ['variants.csv', /^product,sku/, 'product,sku,sku', ["variants.csv:1: column 'sku' is repeated"]],
      ['variants.csv', /[^]*/, '', ['variants.csv:1: the file is empty', "column 'product' is missing"]],
      ['slides.csv', /^title,category/, 'title;category', ["slides.csv:1: unknown column 'title;category'"]],
      ['slides.csv', /[^]*/, 'title;category;picture', ['slides.csv:1: commas must separate the fields']],
    ])('refuses a first line of %s in which %s is “%s”', async (file, from, to, lines) => {
      write();
      edit(file, from, to);
      const found = await refusal();
      for (const line of lines) expect(found).toContainEqual(expect.stringContaining(line));
    });

    test('refuses a folder without files, and files without products', async () => {
      expect(await refusal()).toEqual([
        'categories.csv:1: the file is missing',
        'products.csv:1: the file is missing',
        'variants.csv:1: the file is missing',
        'Nothing has changed',
      ]);
      write({
        'products.csv': 'code,title,category,published,pictures',
        'variants.csv': 'product,sku,price,stock',
        'slides.csv': 'title,picture,link_type,link,button',
      });
      expect(await refusal()).toEqual(['products.csv has no products: nothing has changed']);
    });

    test.each(['products.csv', 'variants.csv'])('changes nothing when %s changes after the check', async (file) => {
      write();
      const database: Database = {
        ...b.database,
        transaction: (run) => {
          utimesSync(join(folder, file), 1, 1);
          return b.database.transaction(run);
        },
      };
      const [before] = await state();
      await expect(operate('import', folder, database)).rejects.toThrow(`${file} changed meanwhile`);
      expect((await state())[0]).toEqual(before);
    });

    test('prints a hundred mistakes, and how many more there are', async () => {
      write({ 'categories.csv': `slug,name\n${'a b,c\n'.repeat(130)}` });
      const lines = await refusal();
      expect(lines).toHaveLength(102);
      expect(lines.slice(-2)).toEqual([expect.stringMatching(/^and \d+ more$/), 'Nothing has changed']);
    });

    test('writes the same files again after an import of its own', async () => {
      const again = join(root, 'again');
      await operate('export');
      const before = filesIn(folder);
      expect(Object.keys(before).filter((name) => name.endsWith('.svg')).length).toBeGreaterThan(700);
      await operate('import');
      await operate('export', again);
      expect(filesIn(again)).toEqual(before);
    });

    test('accepts the folder of the demo', async () => {
      const { products, categories } = catalogue;
      const variants = products.flatMap((product) => product.variants);
      expect(await operate('import', demoFolder)).toEqual([
        `The catalogue has ${products.length} products with ${variants.length} variants in ${categories.length} categories`,
      ]);
    });

    test('takes the number of sales of new goods from the files, and keeps that of known ones', async () => {
      const sold = async () => {
        await operate('import');
        return b.database.query(`SELECT document ->> 'sku' AS sku, sold FROM variants ORDER BY document ->> 'sku'`);
      };
      const lines = ['product,sku,price,stock,sold', 'WRAP-1,WRAP-1,285.00,4,164', 'BELT-7,BELT-7,60.00,12,'];
      write({ 'variants.csv': lines.join('\n') });
      expect(await sold()).toEqual([
        { sku: 'BELT-7', sold: 0 },
        { sku: 'WRAP-1', sold: 164 },
      ]);
      edit('variants.csv', '164', '7');
      expect(await sold()).toEqual([
        { sku: 'BELT-7', sold: 0 },
        { sku: 'WRAP-1', sold: 164 },
      ]);
    });

    test('keeps an order, a cart and a wish, and takes the stock of the files', async () => {
      const client = await signUp(b.shop);
      const [goods] = await twoGoods(b.database);
      const order = await client.post('/storefront/checkout', checkoutBody([{ id: goods.id, quantity: 2 }]));
      const { order_code } = order.body.data as { order_code: string };
      await client.post('/storefront/add-to-cart', { product_variant_id: goods.id, quantity: 1 });
      await operate('export');
      const known = await b.database.query<{ sku: string; slug: string; code: string; sold: number }>(
        `SELECT v.document ->> 'sku' AS sku, p.slug, p.code, v.sold
         FROM variants v JOIN products p ON p.id = v.product_id WHERE v.id = $1`,
        [goods.id],
      );
      const { sku = '', slug, code, sold } = known[0] ?? {};
      edit('variants.csv', `${sku},${goods.price / 100}.00,`, `${sku},1.50,`);
      edit('variants.csv', new RegExp(`(${sku},1.50,[^,]*),\\d+,`), '$1,77,');
      await operate('import');
      expect(await stockLeft(b.database, goods.id)).toBe(77);
      expect(await b.database.query('SELECT sold FROM variants WHERE id = $1', [goods.id])).toEqual([{ sold }]);
      const { data } = await client.read(orderReply, `/storefront/order/${order_code}`);
      expect(data).toMatchObject({ totalAmount: goods.price * 2, products: [{ title: goods.title, quantity: 2 }] });
      expect((await client.read(cartReply, '/storefront/my-cart')).data).toMatchObject([{ quantity: 1 }]);
      const wish = await client.read(productReply, `/storefront/products/${slug}/${code}?id=${goods.product_id}`);
      expect(wish.data?.variants.find(({ id }) => Number(id) === goods.id)).toMatchObject({ price: 150 });
    });

    test('gives known goods their ids again, and no id twice', async () => {
      write();
      await operate('import');
      const [belt, wrap] = [await idOf('BELT-7'), await idOf('WRAP-1-IND-M')];
      edit('products.csv', /^BELT-7/m, 'HAT-1');
      edit('variants.csv', 'BELT-7,BELT-7', 'HAT-1,HAT-1');
      await operate('import');
      edit('variants.csv', 'HAT-1,HAT-1', 'HAT-1,HAT-2');
      await operate('import');
      expect(await idOf('WRAP-1-IND-M')).toBe(wrap);
      expect(await idOf('HAT-2')).toBeGreaterThan(belt + 1);
    });

    test('gives a changed picture a new address, and removes the old one but not the operator’s logo', async () => {
      write();
      await operate('import');
      const before = readdirSync(mediaDir);
      writeFileSync(join(mediaDir, 'logo.svg'), '<svg/>');
      writeFileSync(join(folder, 'pictures', 'women.png'), pngOf('another'));
      await operate('import');
      const after = readdirSync(mediaDir);
      expect(after.filter((name) => !before.includes(name))).toEqual([
        expect.stringMatching(/-women\.png$/),
        'logo.svg',
      ]);
      expect(before.filter((name) => !after.includes(name))).toEqual([expect.stringMatching(/-women\.png$/)]);
    });

    test('keeps both pictures when two names differ in letters that addresses do not have', async () => {
      write();
      for (const name of ['Wrap clay', 'wrap_clay']) {
        writeFileSync(join(folder, 'pictures', `${name}.png`), pngOf(name));
      }
      edit('products.csv', 'wrap-clay.png', 'Wrap clay.png|wrap_clay.png|wrap-clay.png');
      await operate('import');
      const [one, two] = [join(root, 'one'), join(root, 'two')];
      await operate('export', one);
      expect(readdirSync(join(one, 'pictures'))).toHaveLength(5);
      await operate('import', one);
      await operate('export', two);
      expect(filesIn(two)).toEqual(filesIn(one));
    });

    test('does not write into a folder that has files', async () => {
      write();
      const before = filesIn(folder);
      await expect(operate('export')).rejects.toThrow('is not empty');
      expect(filesIn(folder)).toEqual(before);
    });

    test.each(['import', 'export'])('refuses %s while the shop runs', async (command) => {
      write();
      const before = await state();
      const source = { at: 0, today: '2026-11-21', how: 'running shop', origin: 'http://localhost' } as const;
      await expect(runOperator(b.database, [command, folder], source)).rejects.toThrow('Stop the shop first');
      expect(await state()).toEqual(before);
    });
  });
