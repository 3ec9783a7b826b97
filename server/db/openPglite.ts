import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { PGlite } from '@electric-sql/pglite';
import type { Database } from './database';
import { lockFolder } from './lockFolder';
import { migrate } from './migrate';
import { migrations } from './migrations';
import { pgliteDatabase } from './pglite';
import { seed, seedFingerprint } from './seed';

interface PgliteOptions {
  /** null keeps everything in memory. */
  dataDir: string | null;
  /** The folder for a packed copy of the freshly seeded database; null makes none. */
  cacheDir: string | null;
}

export const snapshotName = (): string => {
  const content = createHash('sha256').update(JSON.stringify(migrations)).update(seedFingerprint()).digest('hex');
  return `database-${content.slice(0, 16)}.tgz`;
};

const saveSnapshot = async (instance: PGlite, cacheDir: string, file: string): Promise<void> => {
  const packed = await instance.dumpDataDir('gzip');
  await mkdir(cacheDir, { recursive: true });
  // Renamed into place, so that another start never reads a partial file.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, Buffer.from(await packed.arrayBuffer()));
  await rename(draft, file);
  // Copies of older catalogues are no longer used.
  const others = (await readdir(cacheDir)).filter(
    (name) => /^database-\w+\.tgz$/.test(name) && name !== basename(file),
  );
  await Promise.all(others.map((name) => rm(join(cacheDir, name), { force: true })));
};

/** A copy that cannot be read (truncated, or of another version) only makes the start slower. */
const createFrom = async (dataDir: string | null, snapshot: string | undefined): Promise<PGlite> => {
  if (snapshot === undefined) return create(dataDir, undefined);
  try {
    return await create(dataDir, snapshot);
  } catch {
    await rm(snapshot, { force: true });
    if (dataDir !== null) await rm(dataDir, { recursive: true, force: true });
    return create(dataDir, undefined);
  }
};

/** Unpacked here because PGlite would let the error of a damaged file end the process. */
const unpack = async (snapshot: string): Promise<Blob> => {
  const tar = await promisify(gunzip)(await readFile(snapshot));
  return new Blob([new Uint8Array(tar)], { type: 'application/x-tar' });
};

const create = async (dataDir: string | null, snapshot: string | undefined): Promise<PGlite> => {
  if (dataDir !== null) await mkdir(dataDir, { recursive: true });
  // Imported here, so that a shop over PostgreSQL runs without the package.
  const embedded = await import('@electric-sql/pglite');
  return embedded.PGlite.create({
    ...(dataDir === null ? {} : { dataDir }),
    ...(snapshot === undefined ? {} : { loadDataDir: await unpack(snapshot) }),
  }).catch((cause: unknown) => {
    const where = dataDir ?? 'memory';
    throw new Error(
      `DATA_DIR: the database in ${where} cannot be opened; choose another folder to start with a new database`,
      { cause },
    );
  });
};

const open = async ({ dataDir, cacheDir }: PgliteOptions): Promise<Database> => {
  const isNew = dataDir === null || !existsSync(join(dataDir, 'PG_VERSION'));
  const file = cacheDir === null ? undefined : join(cacheDir, snapshotName());
  const packed = isNew && file !== undefined && existsSync(file) ? file : undefined;
  const instance = await createFrom(dataDir, packed);
  const database = pgliteDatabase(instance);
  await migrate(database);
  await seed(database);
  if (isNew && cacheDir !== null && file !== undefined && !existsSync(file))
    await saveSnapshot(instance, cacheDir, file);
  return database;
};

/** Opens the embedded database, migrated and seeded: from its directory, else from a packed copy, else from scratch. */
export const openPglite = async (options: PgliteOptions): Promise<Database> => {
  const unlock = options.dataDir === null ? undefined : await lockFolder(options.dataDir);
  try {
    const database = await open(options);
    const close = async (): Promise<void> => {
      await database.close();
      await unlock?.();
    };
    return { ...database, close };
  } catch (error) {
    await unlock?.();
    throw error;
  }
};
