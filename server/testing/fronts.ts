import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FRONT_HOST, writeFrontConfig } from './frontConfig';
import type { FrontName, Site } from './frontConfig';
import { freePort } from './freePort';

/** Whether the program is installed on this machine. */
export const hasFront = (name: FrontName): boolean =>
  spawnSync(name, [name === 'nginx' ? '-v' : 'version'], { stdio: 'ignore' }).error === undefined;

/** Made in a separate process: the browser environment of the tests has other classes for bytes. */
const certificate = (): { private: string; cert: string } => {
  const subject = JSON.stringify([{ name: 'commonName', value: FRONT_HOST }]);
  const program = `require('selfsigned').generate(${subject}, { keyType: 'ec' }).then((made) => console.log(JSON.stringify(made)))`;
  return JSON.parse(execFileSync(process.execPath, ['-e', program], { encoding: 'utf8' })) as {
    private: string;
    cert: string;
  };
};

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

export interface Front {
  url: string;
  stop: () => Promise<void>;
}

/** The real server with the retailers' configuration, on its own port. */
export const startFront = async (name: FrontName, site: Site): Promise<Front> => {
  const place = { folder: await mkdtemp(join(tmpdir(), 'front-')), port: await freePort() };
  const { private: key, cert } = certificate();
  await writeFile(join(place.folder, 'fullchain.pem'), cert);
  await writeFile(join(place.folder, 'privkey.pem'), key);
  await mkdir(join(place.folder, 'home'));
  const args = await writeFrontConfig(name, site, place);
  const home = join(place.folder, 'home');
  const child = spawn(name, args, { env: { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home } });
  let output = '';
  child.stdout.on('data', (part) => (output += String(part)));
  child.stderr.on('data', (part) => (output += String(part)));
  const ended = once(child, 'exit');
  while (!(await isOpen(place.port))) {
    if (child.exitCode !== null) throw new Error(`${name} did not start: ${output}`);
    await sleep(20);
  }
  return {
    url: `https://127.0.0.1:${place.port}`,
    stop: async () => {
      child.kill();
      await ended;
      await rm(place.folder, { recursive: true });
    },
  };
};
