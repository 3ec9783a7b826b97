import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headersText } from '../../src/delivery/headersText';

export type FrontName = 'nginx' | 'caddy';
export const FRONT_HOST = 'shop.example.com';

export interface Site {
  dist: string;
  headers: Record<string, string>;
  /** Ports of the API: more than one where several processes share the work. */
  apis: readonly number[];
}

export interface Place {
  folder: string;
  port: number;
}

const template = (name: string): Promise<string> => readFile(join(__dirname, '../../deploy', name), 'utf8');

/** Replaces nginx's own main file and keeps everything nginx writes in the folder. */
const nginxMain = (folder: string, site: string): string => `
daemon off; pid ${folder}/pid; worker_processes 1; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  include /etc/nginx/mime.types; access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  ${site}
}`;

const nginx = async ({ dist, headers, apis }: Site, { folder, port }: Place): Promise<string[]> => {
  const text = (await template('nginx.conf'))
    .replace(/server \{\s*listen 80;[\s\S]*?\n\}\n/, '')
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace('server 127.0.0.1:3000;', apis.map((api) => `server 127.0.0.1:${api};`).join('\n'))
    .replaceAll('/etc/nginx/shop/', `${folder}/`)
    .replaceAll('/srv/shop', dist);
  await writeFile(join(folder, 'security-headers.conf'), headersText('nginx', headers) ?? '');
  await writeFile(join(folder, 'proxy.conf'), await template('proxy.conf'));
  await writeFile(join(folder, 'nginx.conf'), nginxMain(folder, text));
  return ['-p', folder, '-c', join(folder, 'nginx.conf')];
};

const caddy = async ({ dist, headers, apis }: Site, { folder, port }: Place): Promise<string[]> => {
  const text = (await template('Caddyfile'))
    .replace(
      `${FRONT_HOST} {`,
      `{\n\tadmin off\n\tauto_https disable_redirects\n}\nhttps://${FRONT_HOST}:${port} {\n\tbind 127.0.0.1\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`,
    )
    .replaceAll('127.0.0.1:3000', apis.map((api) => `127.0.0.1:${api}`).join(' '))
    .replaceAll('/etc/caddy/', `${folder}/`)
    .replaceAll('/srv/shop', dist);
  await writeFile(join(folder, 'security-headers.caddy'), headersText('caddy', headers) ?? '');
  await writeFile(join(folder, 'Caddyfile'), text);
  return ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
};

/** Writes the configuration that retailers use, adapted to this place; returns the program's arguments. */
export const writeFrontConfig = (name: FrontName, site: Site, place: Place): Promise<string[]> =>
  name === 'nginx' ? nginx(site, place) : caddy(site, place);
