import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop } from '#tools/world/channels-merchant.ts';
import { openImportDesk, type ImportDesk } from '#tools/world/import-desk.ts';
import { ask, refusal } from '#tools/world/open-server.ts';

let desk: ImportDesk;
beforeAll(async () => {
  desk = await openImportDesk();
});
afterAll(() => desk.close());

it.each([
  ['a workbook', Buffer.from('PK\x03\x04\0\0\0 and so on', 'latin1'), 415, 'IMPORT_FILE_NOT_TEXT'],
  ['nothing', '', 422, 'IMPORT_FILE_EMPTY'],
])('refuses %s', async (_what, content, status, code) => {
  const importId = await desk.create('Refused');
  expect(refusal(await desk.upload(importId, content))).toMatchObject({ status, code });
});

it('refuses a file of a thousand columns, and one without a single number', async () => {
  const wide = await desk.bring(`${Array.from({ length: 1000 }, (_, at) => `c${at}`).join(',')}\n`);
  expect(refusal(await desk.get('suggestMapping', wide))).toMatchObject({ code: 'IMPORT_TOO_MANY_COLUMNS' });
  const none = await desk.bring('Phone,City\nx,Bonn\n');
  await desk.start(none, { columns: [{ target: 'phone' }, { target: 'ignore' }] });
  expect(await desk.over(none)).toMatchObject({ status: 'error', hasErrors: true });
});

it('refuses two columns that the database takes for one', async () => {
  const importId = await desk.bring('Phone,İl,il\n+4915112345698,Bursa,Izmir', 'One name twice');
  expect(refusal(await desk.start(importId))).toMatchObject({ status: 422, code: 'IMPORT_COLUMN_TWICE' });
});

it('refuses a statement with a zero character, and takes one with half a letter', async () => {
  const importId = await desk.bring('Phone,Consent\n+4915112345697,yes', 'Odd letters');
  const refused = await desk.start(importId, { statement: 'At our fair\0' });
  expect(refusal(refused)).toMatchObject({ status: 422, code: 'MALFORMED_REQUEST' });
  expect(await desk.start(importId, { statement: 'At our fair \uD83D' })).toMatchObject({ status: 200 });
});

it.each([
  ['', 'IMPORT_NAME_EMPTY'],
  ['<script>', 'IMPORT_NAME_SPECIAL'],
])('refuses the name %j', async (name, code) => {
  expect(refusal(await desk.post('create', { name }))).toMatchObject({ status: 422, code });
});

it('begins and starts none where the plan has no broadcasts', async () => {
  const begun = await desk.bring('Phone\n+4915112345699', 'Begun before');
  const planOf = (name: string) =>
    desk.server.rows('update shops set plan_name = $2 where shop_id = $1', [desk.server.shopId, name]);
  const [before] = await desk.server.rows<{ plan_name: string }>(
    'select plan_name from shops where shop_id = $1',
    [desk.server.shopId],
  );
  // An old store's.
  await planOf('Starter');
  expect(refusal(await desk.post('create', { name: 'Locked' }))).toMatchObject({ code: 'FEATURE_LOCKED' });
  expect(refusal(await desk.start(begun))).toMatchObject({ code: 'FEATURE_LOCKED' });
  await planOf(before?.plan_name ?? '');
  expect(await desk.start(begun)).toMatchObject({ status: 200 });
  await desk.over(begun);
});

it('keeps each shop’s imports to itself', async () => {
  const importId = await desk.create('Ours');
  const other = await openShop(desk.server.appUrl, 'bluebell-candles.myshopify.com');
  expect(refusal(await desk.post('cancel', { importId }, other))).toMatchObject({ status: 404 });
  const query = new URLSearchParams({ shopUrl: desk.shop.url, importId });
  const errors = await ask(`${desk.server.appUrl}/database/api/imports/errors?${query.toString()}`, {
    headers: { cookie: other.cookie },
  });
  expect(refusal(errors)).toMatchObject({ status: 403 });
});
