import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { listAttributes } from './attribute-queries.ts';
import { listImports } from './import-queries.ts';
import { moveImported } from './move-imported.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const LATER = new Date('2026-11-21T12:00:00Z');
const [SPRING, AUTUMN, OLDER, NEWER, CITY, TAGS] = Array.from({ length: 6 }, () => randomUUID()) as [
  string,
  string,
  string,
  string,
  string,
  string,
];

const open = useTestDatabase({ connections: 2 });
let shopId: number;
beforeAll(async () => {
  shopId = await insertShop(open.db);
  await open.db
    .insertInto('imports')
    .values(
      [SPRING, AUTUMN].map((id, nth) => ({
        shop_id: shopId,
        import_id: id,
        name: nth === 0 ? 'Spring' : 'Autumn',
        state: 'completed',
        due_at: NOW,
        created_at: nth === 0 ? NOW : LATER,
      })),
    )
    .execute();
  await open.db
    .insertInto('attributes')
    .values([
      { shop_id: shopId, attribute_id: CITY, name: 'City', value_type: 'valueString', created_at: NOW },
      { shop_id: shopId, attribute_id: TAGS, name: 'Tags', value_type: 'valueString', created_at: NOW },
    ])
    .execute();
});

it('moves the lists and the latest values of a merged person to the remaining row', async () => {
  await join(SPRING, OLDER);
  await join(SPRING, NEWER);
  await join(AUTUMN, NEWER);
  await report(CITY, OLDER, '', 'Bonn', NOW);
  await report(CITY, NEWER, '', 'Berlin', LATER);
  await report(TAGS, OLDER, 'vip', 'vip', NOW);
  await report(TAGS, NEWER, 'candles', 'candles', LATER);
  await open.db.transaction().execute((tx) => moveImported(tx, { shopId, fromId: NEWER, toId: OLDER }));
  expect(await members(SPRING)).toEqual([OLDER]);
  expect(await members(AUTUMN)).toEqual([OLDER]);
  const reported = await open.db
    .selectFrom('attribute_values')
    .select(['subscriber_id', 'text_value'])
    .orderBy('text_value')
    .execute();
  expect(reported).toEqual(
    ['Berlin', 'candles', 'vip'].map((text) => ({ subscriber_id: OLDER, text_value: text })),
  );
});

it('lists the newest import first, and attributes by name', async () => {
  const [imports, attributes] = await open.db
    .transaction()
    .execute(async (tx) => [await listImports(tx, shopId, 10), await listAttributes(tx, shopId)] as const);
  expect(imports.map(({ name }) => name)).toEqual(['Autumn', 'Spring']);
  expect(attributes.map(({ name }) => name)).toEqual(['City', 'Tags']);
});

const join = (importId: string, subscriberId: string) =>
  open.db
    .insertInto('import_members')
    .values({ shop_id: shopId, import_id: importId, subscriber_id: subscriberId })
    .execute();

const report = (attributeId: string, subscriberId: string, item: string, text: string, at: Date) =>
  open.db
    .insertInto('attribute_values')
    .values({
      shop_id: shopId,
      attribute_id: attributeId,
      subscriber_id: subscriberId,
      item,
      text_value: text,
      changed_at: at,
    })
    .execute();

async function members(importId: string): Promise<string[]> {
  const rows = await open.db
    .selectFrom('import_members')
    .select('subscriber_id')
    .where('shop_id', '=', shopId)
    .where('import_id', '=', importId)
    .execute();
  return rows.map((row) => row.subscriber_id);
}
