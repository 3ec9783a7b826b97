import type { Database } from './database';
import { migrations } from './migrations';

export const migrate = async (database: Database): Promise<void> => {
  await database.exec('CREATE TABLE IF NOT EXISTS migrations (number integer PRIMARY KEY)');
  const done = new Set(
    (await database.query<{ number: number }>('SELECT number FROM migrations')).map((row) => row.number),
  );
  for (const [index, sql] of migrations.entries()) {
    const number = index + 1;
    if (done.has(number)) continue;
    // Sent as one text it is one transaction: a migration that fails half-way leaves nothing behind.
    await database.exec(`${sql}; INSERT INTO migrations VALUES (${number});`);
  }
};
