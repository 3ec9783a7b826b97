import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyBuild } from './copyBuild';

const DAY = 86_400_000;

describe('copyBuild', () => {
  let root: string;
  let target: string;

  /** A build of these files, whose page names them. */
  const build = async (...files: string[]): Promise<string> => {
    const dist = await mkdtemp(join(root, 'dist-'));
    await mkdir(join(dist, 'static'));
    for (const name of files) await writeFile(join(dist, 'static', name), name);
    await writeFile(join(dist, 'index.html'), files.join());
    await writeFile(join(dist, '.stamp'), 'made');
    return dist;
  };
  const remaining = async () => (await readdir(join(target, 'static'))).sort().join(' ');

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'release-'));
    target = join(root, 'shop');
  });
  afterEach(() => rm(root, { recursive: true }));

  test('copies the build into an empty folder without its hidden files', async () => {
    expect(await copyBuild(await build('a.1.js', 'b.1.js'), target, 30)).toEqual({ added: 3, removed: 0 });
    expect((await readdir(target)).sort()).toEqual(['.release', 'index.html', 'static']);
    expect(await readFile(join(target, 'static', 'a.1.js'), 'utf8')).toBe('a.1.js');
  });

  test('keeps old files until they have been unused for 30 days, whatever their age', async () => {
    const start = Date.now();
    await copyBuild(await build('a.1.js', 'same.js'), target, 30, start);
    await copyBuild(await build('a.2.js', 'same.js'), target, 30, start + 100 * DAY);
    expect(await remaining()).toBe('a.1.js a.2.js same.js');
    expect(await readFile(join(target, 'index.html'), 'utf8')).toBe('a.2.js,same.js');
    await copyBuild(await build('a.3.js', 'same.js'), target, 30, start + 129 * DAY);
    expect(await remaining()).toBe('a.1.js a.2.js a.3.js same.js');
    expect(await copyBuild(await build('a.4.js', 'same.js'), target, 30, start + 131 * DAY)).toMatchObject({
      removed: 1,
    });
    expect(await remaining()).toBe('a.2.js a.3.js a.4.js same.js');
  });

  test('rejects a folder without a build and changes nothing', async () => {
    await copyBuild(await build('a.1.js'), target, 30);
    await expect(copyBuild(join(target, 'static'), target, 30)).rejects.toThrow('There is no build in');
    expect(await remaining()).toBe('a.1.js');
  });
});
