import { testDatabase } from '../testing/testDatabase';

describe('the embedded database', () => {
  test('round-trips values of every column type in use', async () => {
    const database = await testDatabase();
    const rows = await database.query(
      `SELECT $1::text AS text, $2::bigint AS number, $3::boolean AS flag, $4::json AS document, $5::text AS nothing,
              $6::bigint[] AS list, $7::timestamptz AS moment`,
      ['é \n "', 9_007_199_254_740_991, true, '{"b":1,"a":[]}', null, [1, 2], '2026-11-21T10:00:00.000Z'],
    );
    expect(rows).toEqual([
      {
        text: 'é \n "',
        number: 9_007_199_254_740_991,
        flag: true,
        document: { b: 1, a: [] },
        nothing: null,
        list: [1, 2],
        moment: '2026-11-21T10:00:00.000Z',
      },
    ]);
  });

  test.each([
    ['SELEC', []],
    ['SELECT $1::integer', ['x']],
    ['SELECT 1 / $1::integer', [0]],
  ])('rejects %s and still answers the next statement', async (sql, params) => {
    const database = await testDatabase();
    await expect(database.query(sql, params)).rejects.toThrow();
    await expect(database.query(sql, params)).rejects.toThrow();
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('queues a query until a running transaction ends, and rolls back a failed transaction', async () => {
    const database = await testDatabase();
    const count = () => database.query<{ count: number }>('SELECT count(*) AS count FROM mails');
    const add = `INSERT INTO mails (kind, recipient, subject, body, created_at) VALUES ('order', 'a', 'b', 'c', now())`;
    const failing = database.transaction(async (tx) => {
      await tx.query(add);
      throw new Error('changed my mind');
    });
    const beside = count();
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await beside).toEqual([{ count: 0 }]);
  });

  test('repeats an earlier statement after its table is recreated with other columns', async () => {
    const database = await testDatabase();
    const read = () => database.query('SELECT * FROM shelf');
    await database.exec('CREATE TABLE shelf (a integer); INSERT INTO shelf VALUES (1)');
    expect(await read()).toEqual([{ a: 1 }]);
    await database.exec('DROP TABLE shelf; CREATE TABLE shelf (b text, c integer)');
    const rows = read();
    await expect(rows).resolves.toEqual([]);
    await database.exec('DROP TABLE shelf');
  });
});
