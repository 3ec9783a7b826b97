import type { ShopSettings } from './config';

type StartSettings = Pick<ShopSettings, 'port' | 'host' | 'dataDir' | 'databaseUrl'>;
type Text = (settings: StartSettings, portName: string) => string;

const database = ({ databaseUrl = '' }: StartSettings): URL | null => URL.parse(databaseUrl);
const databaseName = (settings: StartSettings): string =>
  decodeURIComponent(database(settings)?.pathname.slice(1) ?? '');

/** Errors of the listening socket. */
const LISTEN_ERRORS: Record<string, Text> = {
  EADDRINUSE: ({ port }, name) => `${name}: ${port} is taken by another program; ${name}=${port + 1} may be free`,
  EACCES: ({ port }, name) => `${name}: ${port} needs elevated privileges; choose a port above 1023`,
  EADDRNOTAVAIL: ({ host }) => `HOST: this machine has no address ${host}`,
  ENOTFOUND: ({ host }) => `HOST: there is no address ${host}`,
};

const unknownHost: Text = (settings) => `DATABASE_URL: there is no machine ${database(settings)?.hostname ?? ''}`;
const wrongPassword: Text = (settings) =>
  `DATABASE_URL: the database does not let ${database(settings)?.username ?? ''} in with this password`;

/** Errors of an external PostgreSQL; the messages must not contain its password. */
const POSTGRES: Record<string, Text> = {
  ECONNREFUSED: (settings) => `DATABASE_URL: no database answers at ${database(settings)?.host ?? ''}`,
  ETIMEDOUT: (settings) => `DATABASE_URL: no database answers at ${database(settings)?.host ?? ''}`,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  '28P01': wrongPassword,
  '28000': wrongPassword,
  '3D000': (settings) => `DATABASE_URL: there is no database ${databaseName(settings)}; create it first`,
  '42501': (settings) => `DATABASE_URL: ${database(settings)?.username ?? ''} may not make tables in this database`,
};

const notWritable: Text = ({ dataDir }) => `DATA_DIR: ${dataDir ?? ''} cannot be written`;

/** Errors of the embedded database's folder. */
const FOLDER: Record<string, Text> = {
  EACCES: notWritable,
  EROFS: notWritable,
  ENOTDIR: ({ dataDir }) => `DATA_DIR: ${dataDir ?? ''} is not a folder`,
  EEXIST: ({ dataDir }) => `DATA_DIR: ${dataDir ?? ''} is not a folder`,
  ENOSPC: ({ dataDir }) => `DATA_DIR: there is no room left at ${dataDir ?? ''}`,
};

/** Error fields that Node and PostgreSQL's driver add to the message. */
interface CodedError {
  message?: string;
  code?: string;
  syscall?: string;
  hostname?: string;
}

const isListenError = ({ syscall, hostname }: CodedError, { host }: StartSettings): boolean =>
  syscall === 'listen' || hostname === host;

/** Explains in one sentence why a shop could not be opened, and names the variable to change. */
export const startErrorText = (error: unknown, settings: StartSettings, portName = 'PORT'): string => {
  if (settings.databaseUrl !== undefined && database(settings) === null)
    return 'DATABASE_URL: this is not a URL; expected postgresql://user:password@host:5432/shop';
  const found = Object(error) as CodedError;
  const others = settings.databaseUrl === undefined ? FOLDER : POSTGRES;
  const text = (isListenError(found, settings) ? LISTEN_ERRORS : others)[found.code ?? ''];
  return text?.(settings, portName) ?? found.message ?? String(error);
};
