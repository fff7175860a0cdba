import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { SavedView } from '#features/product/saved-views/contract/view-calls.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { get, openShop, post, type Shop } from '#tools/test-environment/channels-client.ts';
import { openServer, refusal, type OpenServer } from '#tools/test-environment/open-server.ts';

let server: OpenServer;
let shop: Shop;
beforeAll(async () => {
  server = await openServer();
  shop = await openShop(server.appUrl, DEMO_SHOP);
});
afterAll(() => server.close());
beforeEach(() => server.rows('delete from saved_views'));

const views = (name: string, body: object) =>
  post(shop, `/database/api/views/${name}`, { shopUrl: DEMO_SHOP, ...body });
const save = (name: string, more: object = {}) =>
  views('saveView', { list: 'messages', name, filters: { state: 'failed' }, ...more });
const saved = async (name: string) => (await save(name)).body as SavedView;
const listed = async (list = 'messages', by = shop) => {
  const { body } = await get(by, `/database/api/views/getViews?shopUrl=${by.url}&list=${list}`);
  return (body as { views: SavedView[] }).views;
};

it('keeps the filters that a list knows, and lists them by name', async () => {
  await saved('Weekly');
  const filters = { state: 'failed', colour: 'blue', channel: 'Fax', sortOrder: 'asc' };
  const { body } = await save(' failed ', { filters });
  expect(body).toMatchObject({ name: 'failed', filters: { sortOrder: 'asc', state: 'failed' } });
  expect((await listed()).map(({ name }) => name)).toEqual(['failed', 'Weekly']);
  expect(await listed('orders')).toEqual([]);
});

it('stores no search for a person, and nothing without a filter', async () => {
  const refused = await save('Mira', { list: 'subscribers', filters: { search: 'Mira Vogt' } });
  expect(refusal(refused)).toMatchObject({ code: 'MALFORMED_REQUEST', field: 'filters' });
});

it('has each name once in a list, whatever its case, also under load', async () => {
  const { viewId } = await saved('Failed');
  expect(refusal(await save('FAILED'))).toMatchObject({ code: 'VIEW_NAME_TAKEN', field: 'name' });
  expect((await save('Failed', { list: 'orders', filters: { channel: 'WA' } })).status).toBe(200);
  expect((await views('renameView', { viewId, name: 'failed' })).body).toMatchObject({ name: 'failed' });
  const { viewId: other } = await saved('Other');
  expect(refusal(await views('renameView', { viewId: other, name: 'Failed' })).code).toBe('VIEW_NAME_TAKEN');
  const twice = await Promise.all([save('Twice'), save('Twice')]);
  expect(twice.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
});

it('has at most thirty views in a list', async () => {
  for (let count = 1; count <= 30; count += 1) await saved(`View ${count}`);
  expect(refusal(await save('One more')).code).toBe('VIEWS_FULL');
  expect(refusal(await save('x'.repeat(61))).code).toBe('MALFORMED_REQUEST');
});

it('is deleted once, and only by its own shop', async () => {
  const { viewId } = await saved('Failed');
  const stranger = await openShop(server.appUrl, 'wren.myshopify.com');
  const theirs = { shopUrl: stranger.url, viewId };
  expect((await post(stranger, '/database/api/views/deleteView', theirs)).body).toEqual({ deleted: false });
  const renamed = await post(stranger, '/database/api/views/renameView', { ...theirs, name: 'Mine' });
  expect(refusal(renamed).code).toBe('NOT_FOUND');
  expect(await listed('messages', stranger)).toEqual([]);
  expect((await views('deleteView', { viewId })).body).toEqual({ deleted: true });
  expect((await views('deleteView', { viewId })).body).toEqual({ deleted: false });
});
