import { expect, it } from 'vitest';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { addPeople } from '#tools/test-environment/seeds/add-people.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';

const open = useTestDatabase({ connections: 2 });

it.each([
  [1, [{ kind: 'person', people: 1 }]],
  [1000, [{ kind: 'people', people: 1000 }]],
  [
    1001,
    [
      { kind: 'people', people: 1000 },
      { kind: 'person', people: 1 },
    ],
  ],
])('queues %i people who arrive together once each, in rows of a thousand', async (people, notes) => {
  const shopId = await insertShop(open.db);
  await addPeople(open.db, shopId, people);
  const { rows } = await open.pool.query(
    `select kind, coalesce(cardinality(subscriber_ids), 1) as people from audience_changes where shop_id = $1 order by change_no`,
    [shopId],
  );
  expect(rows).toEqual(notes);
  const { rows: noted } = await open.pool.query(
    `select count(distinct id) as n from audience_changes c cross join unnest(coalesce(c.subscriber_ids, array[c.subscriber_id])) id
     join subscribers s on s.shop_id = c.shop_id and s.subscriber_id = id where c.shop_id = $1`,
    [shopId],
  );
  expect(noted).toEqual([{ n: people }]);
});
