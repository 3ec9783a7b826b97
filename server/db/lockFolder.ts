import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { dirname } from 'node:path';

/** The longest address of a socket on all systems. */
const MOST_BYTES = 103;

const listenAt = async (address: string) => {
  const server = createServer((socket) => socket.destroy());
  server.listen(address);
  await once(server, 'listening');
  return server.unref();
};

const isAlive = async (address: string): Promise<boolean> => {
  const socket = connect(address);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
};

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

const lockAt = async (address: string, folder: string) => {
  try {
    return await listenAt(address);
  } catch (error) {
    // Some mounted folders have no sockets; what else is wrong with a folder, the database says.
    if (codeOf(error) !== 'EADDRINUSE') return undefined;
    if (await isAlive(address))
      throw new Error(`DATA_DIR: ${folder} is already open: stop the other process first`, { cause: error });
    // A crash left the socket's file behind.
    await rm(address);
    return listenAt(address);
  }
};

/**
 * Lets one process at a time open the database in a folder: two would destroy it. The lock is a socket, because the
 * system closes it however the process ends. Resolves with the function that unlocks the folder.
 */
export const lockFolder = async (database: string): Promise<() => Promise<void>> => {
  const address = `${database}.lock`;
  const folder = dirname(database);
  await mkdir(folder, { recursive: true });
  const hasSockets = process.platform !== 'win32' && Buffer.byteLength(address) <= MOST_BYTES;
  const lock = hasSockets ? await lockAt(address, folder) : undefined;
  return async () => {
    if (!lock) return;
    lock.close();
    await once(lock, 'close');
  };
};
