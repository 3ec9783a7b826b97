import { openPrograms, type Programs } from './testing/programs';
import { ama, shopClient, signUp } from './testing/shopClient';

let programs: Programs;
beforeEach(async () => {
  programs = await openPrograms();
});
afterEach(() => programs.end());

test('keeps data and sessions across a restart, and passes operator commands to the running shop', async () => {
  const { open, operator } = programs;
  const first = await open();
  const client = await signUp(first.shop);
  expect((await shopClient(first.shop).get('/business/get_details')).body.status).toBe(1);
  expect(await (await fetch(first.url)).text()).toContain('Built shop');
  expect(await operator(['approve', ama.email])).toEqual({ code: 0, text: `${ama.email} is now 'Approved'` });
  expect((await fetch(`${first.url}/operator`, { method: 'POST', body: '{"args":["customers"]}' })).status).toBe(404);
  expect(await first.close()).toBe(0);

  const again = await open();
  expect((await shopClient(again.shop, client.token).get('/storefront/is_logged_in')).http).toBe(200);
  const { body } = await shopClient(again.shop).post('/storefront/customer/access', ama);
  expect(body.data).toMatchObject({ user: { eligible: 'Approved' } });
  expect(await again.close()).toBe(0);
}, 180_000);

test('reports an invalid setting by name and exits', async () => {
  const wrong = programs.run('server/main.ts', [], { PORT: 'http' });
  expect([await wrong.ended, wrong.output()]).toEqual([
    1,
    expect.stringContaining("PORT must be a whole number, not 'http'"),
  ]);
}, 180_000);
