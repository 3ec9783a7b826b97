import { makeStore } from '../app/store';
import { testEnvironment } from '../testing/testEnvironment';
import { catalogueApi } from './catalogueApi';
import { isMissing } from './isMissing';

const errorOf = async (httpStatus: number, body: string): Promise<unknown> => {
  const fetch = () => Promise.resolve(new Response(body, { status: httpStatus }));
  const { store } = makeStore(testEnvironment({ fetch }));
  return (await store.dispatch(catalogueApi.endpoints.getVariant.initiate('1'))).error;
};

test.each([
  [200, '{"status":0}'],
  [200, '{"status":"0","message":"No such thing","data":[]}'],
  [404, '{"status":0,"message":"No such thing"}'],
  [404, ''],
  [400, '{"status":0}'],
  [410, '{"status":0,"message":"No"}'],
])('treats HTTP %i with “%s” as missing', async (httpStatus, body) => {
  expect(isMissing(await errorOf(httpStatus, body))).toBe(true);
});

test.each([
  [200, ''],
  [200, '<html></html>'],
  [200, '{"message":"No"}'],
  [200, '{"status":1,"data":{}}'],
  [200, '{"status":1,"da'],
  [400, ''],
  [400, '{"message":"No"}'],
  [400, '{"status":1,"data":{}}'],
  [401, '{"status":0,"message":"No"}'],
  [403, '{"status":0,"message":"No"}'],
  [403, '<html></html>'],
  [408, ''],
  [408, '{"status":0,"message":"No"}'],
  [410, '<html></html>'],
  [422, '{"status":0,"message":"No"}'],
  [429, '{"status":0,"message":"No"}'],
  [500, '{"status":0,"message":"No"}'],
  [502, '<html></html>'],
  [503, ''],
])('does not treat HTTP %i with “%s” as missing', async (httpStatus, body) => {
  const error = await errorOf(httpStatus, body);
  expect(error).toBeDefined();
  expect(isMissing(error)).toBe(false);
});

test.each([undefined, null, new Error('x'), 'notFound', {}])('does not treat %p as missing', (error) => {
  expect(isMissing(error)).toBe(false);
});
