import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop } from '#tools/test-environment/channels-client.ts';
import { openImportClient, type ImportClient } from '#tools/test-environment/import-client.ts';
import { ask, refusal } from '#tools/test-environment/open-server.ts';

let client: ImportClient;
beforeAll(async () => {
  client = await openImportClient();
});
afterAll(() => client.close());

it.each([
  ['a workbook', Buffer.from('PK\x03\x04\0\0\0 and so on', 'latin1'), 415, 'IMPORT_FILE_NOT_TEXT'],
  ['an empty file', '', 422, 'IMPORT_FILE_EMPTY'],
])('refuses %s', async (_what, content, status, code) => {
  const importId = await client.create('Refused');
  expect(refusal(await client.upload(importId, content))).toMatchObject({ status, code });
});

it('refuses a file with a thousand columns, and a file without a valid number', async () => {
  const wide = await client.bring(`${Array.from({ length: 1000 }, (_, at) => `c${at}`).join(',')}\n`);
  expect(refusal(await client.get('suggestMapping', wide))).toMatchObject({
    code: 'IMPORT_TOO_MANY_COLUMNS',
  });
  const none = await client.bring('Phone,City\nx,Bonn\n');
  await client.start(none, { columns: [{ target: 'phone' }, { target: 'ignore' }] });
  expect(await client.over(none)).toMatchObject({ status: 'error', hasErrors: true });
});

it('refuses two columns whose names are equal for the database', async () => {
  const importId = await client.bring('Phone,İl,il\n+4915112345698,Bursa,Izmir', 'One name twice');
  expect(refusal(await client.start(importId))).toMatchObject({ status: 422, code: 'IMPORT_COLUMN_TWICE' });
});

it('refuses a statement with a zero character, but accepts half a surrogate pair', async () => {
  const importId = await client.bring('Phone,Consent\n+4915112345697,yes', 'Odd letters');
  const refused = await client.start(importId, { statement: 'At our fair\0' });
  expect(refusal(refused)).toMatchObject({ status: 422, code: 'MALFORMED_REQUEST' });
  expect(await client.start(importId, { statement: 'At our fair \uD83D' })).toMatchObject({ status: 200 });
});

it.each([
  ['', 'IMPORT_NAME_EMPTY'],
  ['<script>', 'IMPORT_NAME_SPECIAL'],
])('refuses the name %j', async (name, code) => {
  expect(refusal(await client.post('create', { name }))).toMatchObject({ status: 422, code });
});

it('creates and starts no imports if the plan has no broadcasts', async () => {
  const begun = await client.bring('Phone\n+4915112345699', 'Begun before');
  const planOf = (name: string) =>
    client.server.rows('update shops set plan_name = $2 where shop_id = $1', [client.server.shopId, name]);
  const [before] = await client.server.rows<{ plan_name: string }>(
    'select plan_name from shops where shop_id = $1',
    [client.server.shopId],
  );
  // A plan that only old stores have.
  await planOf('Starter');
  expect(refusal(await client.post('create', { name: 'Locked' }))).toMatchObject({ code: 'FEATURE_LOCKED' });
  expect(refusal(await client.start(begun))).toMatchObject({ code: 'FEATURE_LOCKED' });
  await planOf(before?.plan_name ?? '');
  expect(await client.start(begun)).toMatchObject({ status: 200 });
  await client.over(begun);
});

it('gives no shop access to another shop’s imports', async () => {
  const importId = await client.create('Ours');
  const other = await openShop(client.server.appUrl, 'bluebell-candles.myshopify.com');
  expect(refusal(await client.post('cancel', { importId }, other))).toMatchObject({ status: 404 });
  const query = new URLSearchParams({ shopUrl: client.shop.url, importId });
  const errors = await ask(`${client.server.appUrl}/database/api/imports/errors?${query.toString()}`, {
    headers: { cookie: other.cookie },
  });
  expect(refusal(errors)).toMatchObject({ status: 403 });
});
