import { settingsFrom, wholeNumber } from './config';
import { startErrorText } from './startErrorText';
import { listen, stop } from './listen';
import { startShop } from './startShop';
import type { Variables } from '../src/delivery/settingsFrom';

/** Opens and closes what `npm run dev` needs, and returns the first error in one sentence that names its variable. */
export const devError = async (env: Variables): Promise<string | undefined> => {
  const errorOf = async (
    settings: Parameters<typeof startErrorText>[1],
    name: string,
    attempt: () => Promise<unknown>,
  ) =>
    attempt().then(
      () => undefined,
      (error: unknown) => startErrorText(error, settings, name),
    );
  try {
    const page = settingsFrom({ ...env, API_ONLY: '1' });
    const api = { ...page, host: '127.0.0.1', port: wholeNumber('API_PORT', env.API_PORT) ?? 3001 };
    if (api.port === page.port) return `API_PORT: ${api.port} is already used by PORT; choose another`;
    return (
      (await errorOf(page, 'PORT', async () => stop(await listen(page, () => Promise.resolve(new Response()))))) ??
      (await errorOf(api, 'API_PORT', async () => (await startShop(api)).close()))
    );
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};
