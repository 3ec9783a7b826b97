import { createShopServer } from '../../server/app';
import { openDatabase } from '../../server/db/openDatabase';
import { twoGoods } from '../../server/testing/goods';
import { runChaosShopper, runNaiveShopper } from './chaosShopper';

const NAIVE = 100;

/** So many unlucky shoppers against one server; gives what went wrong. */
export const chaosShoppers = async (count: number, first: number): Promise<string[]> => {
  const database = await openDatabase({ dataDir: null, cacheDir: '.cache' });
  const server = { ...createShopServer({ database, secret: 'chaos', passwordCost: 16 }), database };
  for (const { id } of await twoGoods(database)) {
    await database.query('UPDATE variants SET stock = 1000000 WHERE id = $1', [id]);
  }
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
  for (let seed = first; seed < first + NAIVE; seed += 1) if ((await runNaiveShopper(server, seed)) > 1) naive += 1;
  const duplicates = faults.filter((fault) => fault.includes('duplicate')).length;
  console.log(`${sent} orders sent: ${duplicates} duplicate, ${faults.length - duplicates} lost or otherwise wrong`);
  console.log(`A client that sends again when it hears nothing: ${naive} of ${NAIVE} shoppers would have paid twice`);
  await database.close();
  return faults;
};
