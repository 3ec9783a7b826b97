import { dayOf } from '../src/lib/days';
import { mediaFolder, settingsFrom } from './config';
import type { ShopSettings } from './config';
import { openDatabase } from './db/openDatabase';
import { runOperator } from './domain/operator';
import { OperatorError } from './domain/operatorError';
import { originOf } from './http/origin';
import { readRunning } from './operatorFile';
import type { RunningRecord } from './operatorFile';
import { settingTexts } from './settingTexts';

const askRunning = async ({ url, secret }: RunningRecord, args: string[]): Promise<string[]> => {
  const reply = await fetch(`${url}/operator`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Operator-Secret': secret },
    body: JSON.stringify({ args }),
  });
  const { status, lines = [`The shop answered ${reply.status}`] } = (await reply.json()) as {
    status: number;
    lines?: string[];
  };
  if (status !== 1) throw new OperatorError(lines.join('\n'));
  return lines;
};

const openAndRun = async (settings: ShopSettings, args: string[]): Promise<string[]> => {
  const database = await openDatabase(settings);
  try {
    const origin = originOf(settings.publicOrigin)({ url: `http://localhost:${settings.port}` });
    const today = settings.demoToday ?? dayOf(new Date());
    const mediaDir = mediaFolder(settings);
    return await runOperator(database, args, { at: Date.now(), today, how: 'database', origin, mediaDir });
  } finally {
    await database.close();
  }
};

const main = async (args: string[]): Promise<void> => {
  // Handled first: an invalid setting throws below, and the list must be readable even then.
  if (args[0] === 'settings') {
    console.log(settingTexts(process.env).join('\n'));
    return;
  }
  const settings = settingsFrom(process.env);
  const embedded = settings.databaseUrl === undefined && settings.dataDir !== null;
  const running = embedded ? await readRunning(settings.dataDir ?? '') : undefined;
  const lines = await (running ? askRunning(running, args) : openAndRun(settings, args));
  console.log(lines.join('\n'));
};

main(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof OperatorError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
