import { settingsFrom } from './config';
import { startErrorText } from './startErrorText';
import { startShop } from './startShop';

/** Opens the shop with the environment's settings and closes it on request; `before` runs first. */
export const runShop = async (before: () => Promise<void> = () => Promise.resolve()): Promise<void> => {
  try {
    await before();
    const settings = settingsFrom(process.env);
    const shop = await startShop(settings).catch((error: unknown) => {
      throw new Error(startErrorText(error, settings), { cause: error });
    });
    const close = (): void => {
      void shop.close().then(() => process.exit(0));
    };
    process.once('SIGINT', close);
    process.once('SIGTERM', close);
    // Printed last, because a program that waits for this line may close the shop at once.
    console.log(`The ${settings.dist === undefined ? 'API' : 'shop'} is open at ${settings.publicOrigin ?? shop.url}`);
  } catch (error) {
    process.stderr.write(`The shop could not be opened: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
};
