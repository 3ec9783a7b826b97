import { settingsFrom, wholeNumber } from './config';
import { faultText } from './faultText';
import { listen, stop } from './listen';
import { startShop } from './startShop';
import type { Variables } from '../src/page/settingsFrom';

/** Opens and closes what `npm run dev` needs, and returns the first error in one sentence that names its variable. */
export const devFault = async (env: Variables): Promise<string | undefined> => {
  const faultOf = async (settings: Parameters<typeof faultText>[1], name: string, attempt: () => Promise<unknown>) =>
    attempt().then(
      () => undefined,
      (error: unknown) => faultText(error, settings, name),
    );
  try {
    const page = settingsFrom({ ...env, API_ONLY: '1' });
    const api = { ...page, host: '127.0.0.1', port: wholeNumber('API_PORT', env.API_PORT) ?? 3001 };
    if (api.port === page.port) return `API_PORT: ${api.port} is already used by PORT; choose another`;
    return (
      (await faultOf(page, 'PORT', async () => stop(await listen(page, () => Promise.resolve(new Response()))))) ??
      (await faultOf(api, 'API_PORT', async () => (await startShop(api)).close()))
    );
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};
