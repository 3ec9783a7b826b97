import { openDatabase } from '../../server/db/openDatabase';
import { createShopServer } from '../../server/app';
import { twoGoods } from '../../server/testing/goods';
import { runChaosShopper, runNaiveShopper } from './chaosShopper';

/** So many unlucky shoppers against one server: npm run chaos -- [COUNT] [FIRST_SEED] */
const main = async (): Promise<void> => {
  const [count = 1000, first = 1] = process.argv.slice(2).map(Number);
  const database = await openDatabase({ dataDir: null, cacheDir: '.cache' });
  const server = { ...createShopServer({ database, secret: 'chaos', passwordCost: 16 }), database };
  for (const { id } of await twoGoods(database)) {
    await database.query('UPDATE variants SET stock = 1000000 WHERE id = $1', [id]);
  }
  const started = Date.now();
  const faults: string[] = [];
  let sent = 0;
  for (let seed = first; seed < first + count; seed += 1) {
    const end = await runChaosShopper(server, seed);
    sent += end.sent;
    if (end.fault !== null) {
      faults.push(`seed ${seed}: ${end.fault}`);
      console.log(faults.at(-1));
    }
    if ((seed - first + 1) % 100 === 0) console.log(`${seed - first + 1} shoppers, ${faults.length} faults`);
  }
  let naive = 0;
  for (let seed = first; seed < first + 100; seed += 1) if ((await runNaiveShopper(server, seed)) > 1) naive += 1;
  const seconds = Math.round((Date.now() - started) / 1000);
  const duplicates = faults.filter((fault) => fault.includes('duplicate')).length;
  console.log(`seeds ${first} to ${first + count - 1}, ${sent} orders sent, ${seconds} s`);
  console.log(`${duplicates} duplicate, ${faults.length - duplicates} lost or otherwise wrong`);
  console.log(`A client that sends again when it hears nothing: ${naive} of 100 shoppers would have paid twice`);
  await database.close();
  process.exitCode = faults.length > 0 ? 1 : 0;
};

void main();
