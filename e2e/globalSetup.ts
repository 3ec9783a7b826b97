import { ensureDist } from './support/dist';

export default async (): Promise<void> => {
  if (!process.env.FIREFOX_PATH) {
    console.log(
      'No Firefox was found: its tests are skipped. FIREFOX_PATH, firefox-esr or firefox on the PATH would do.',
    );
  }
  await ensureDist();
};
