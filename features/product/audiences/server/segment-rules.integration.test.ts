import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { addOrders, orderLine } from '#tools/test-environment/seeds/add-orders.ts';
import { addProducts } from '#tools/test-environment/seeds/add-products.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { queueMessage } from '#tools/test-environment/seeds/queue-message.ts';
import { describeCondition } from '../contract/describe-condition.ts';
import { CASE_IDS, CASE_MOMENT, type RuleCase } from '../contract/rule-case.ts';
import { defineSegmentRule } from '../contract/segment-rule-definition.ts';
import { count } from '../contract/value-shapes.ts';
import { SEGMENT_RULES } from '../segment-rule-list.ts';
import { audiencePeople } from './audience-people.ts';
import { refreshNextBits } from './bits/refresh-next-bits.ts';
import { countAudience } from './count-audience.ts';
import { explainPerson } from './explain-person.ts';
import { catchUp } from './facts/catch-up.ts';

const FOLDER = path.join(import.meta.dirname, '../segment-rules');
const AT = new Date(CASE_MOMENT);

interface SeededCase extends RuleCase {
  type: never;
  segmentType: string | { attribute: string; valueType: string };
  subscriberId: string;
}

const open = useTestDatabase({ connections: 3 });
let shopId: number;
const allCases: SeededCase[] = [];

beforeAll(async () => {
  shopId = await insertShop(open.db);
  await furnish();
  for (const folder of readdirSync(FOLDER)) {
    const { cases } = (await import(`../segment-rules/${folder}/cases.ts`)) as { cases: RuleCase[] };
    const definitions = Object.values(await import(`../segment-rules/${folder}/definition.ts`));
    const definition = definitions.find((one) => SEGMENT_RULES.includes(one as never)) as { type: string };
    for (const one of cases) {
      const subscriberId = await write(one.person, allCases.length);
      allCases.push({ ...one, segmentType: one.type ?? definition.type, subscriberId } as SeededCase);
    }
  }
  await open.db.transaction().execute((tx) => catchUp(ctx(), tx, shopId));
});

const ctx = () => ({ db: open.db, slowDb: open.db, clock: { now: () => AT } });
const ago = (days: number) => new Date(AT.getTime() - days * 24 * 3600 * 1000);
const write1 = (statement: string, ...values: unknown[]) => open.pool.query(statement, [shopId, ...values]);

it('has cases for every rule', () => {
  const types = new Set(
    allCases.map(({ segmentType }) => (typeof segmentType === 'string' ? segmentType : 'attribute')),
  );
  expect([...types].toSorted()).toEqual(SEGMENT_RULES.map(({ type }) => type).toSorted());
});

it('matches the people in the cases, by rows, by bits and person by person', async () => {
  const found: unknown[] = [];
  for (const { segmentType, values, subscriberId, ...one } of allCases) {
    const condition = { rules: [{ segmentType, conditions: [values] }] };
    const people = await open.db.transaction().execute(async (tx) => {
      const audience = await audiencePeople(tx, { shopId, condition, at: AT });
      return (await audience.execute(tx)).rows.map((row) => row.subscriber_id);
    });
    const explained = await explainPerson(ctx(), { shopId, condition, at: AT, subscriberId });
    found.push([
      segmentType,
      one.case,
      people.includes(subscriberId),
      explained.isIn,
      explained.rules[0]?.holds,
    ]);
    expect(explained.rules[0]?.fact).toMatch(/^(They|Their|No|It|A message)\b.*\.$/);
  }
  expect(found).toEqual(allCases.map((one) => [one.segmentType, one.case, one.isIn, one.isIn, one.isIn]));
  const byRows = await countAll();
  await refreshNextBits(ctx(), 1);
  expect(await countAll()).toEqual(byRows);
});

async function countAll(): Promise<unknown[]> {
  const counts = [];
  for (const { segmentType, values } of allCases)
    counts.push(
      await countAudience(ctx(), {
        shopId,
        condition: { rules: [{ segmentType, conditions: [values] }] },
        at: AT,
      }),
    );
  return counts;
}

it('supports another rule with only its definition', async () => {
  const planted = defineSegmentRule({
    type: 'OrderCountIs',
    name: 'Number of orders is',
    shape: z.object({ checkValue: count(() => 'Enter how many orders.') }),
    describe: ({ checkValue }) => `placed ${checkValue} orders`,
    toPredicate: ({ checkValue }) => ({
      kind: 'range',
      fact: 'order_count',
      from: checkValue,
      to: checkValue,
    }),
  });
  const definitions = [...SEGMENT_RULES, planted];
  const condition = { rules: [{ segmentType: 'OrderCountIs', conditions: [{ checkValue: 2 }] }] };
  const asked = { shopId, condition, at: AT, definitions };
  const expected = allCases.filter(
    ({ person }) => person.orders?.filter((order) => !order.isCancelled && !order.isTest).length === 2,
  );
  expect(expected.length).toBeGreaterThan(0);
  expect(await countAudience(ctx(), asked)).toEqual({ population: expected.length });
  expect(await countAudience(ctx(), { shopId, condition, at: AT })).toEqual({ population: 0 });
  const words = { currency: 'EUR', timeZone: 'Europe/Berlin', nameOf: () => undefined };
  expect(describeCondition(definitions, condition, words)).toBe('People who placed 2 orders.');
});

async function furnish(): Promise<void> {
  const mug = { productId: 'mug', tags: ['Clay', 'ΠΗΛΟΣ', 'İznik'] };
  await addProducts(open.db, shopId, [mug, { productId: 'rug' }]);
  await write1(
    `insert into collections (shop_id, collection_id, title, handle, store_updated_at)
     values ($1, 'kitchen', 'Kitchen', 'kitchen', now()), ($1, 'hall', 'Hall', 'hall', now())`,
  );
  await write1(`insert into collection_products values ($1, 'kitchen', 'mug'), ($1, 'hall', 'rug')`);
  await write1(
    `insert into attributes (shop_id, attribute_id, name, value_type, created_at)
     values ($1, gen_random_uuid(), 'City', 'valueString', now()), ($1, gen_random_uuid(), 'Points', 'valueNumber', now()),
       ($1, gen_random_uuid(), 'Birthday', 'valueDate', now())`,
  );
  await write1(
    `insert into saved_segments (shop_id, segment_id, name, condition, created_at, updated_at) values ($1, $2, 'Regulars', $3, now(), now())`,
    CASE_IDS.segmentId,
    JSON.stringify({ rules: [{ segmentType: 'NumberOfOrders>', conditions: [{ checkValue: 1 }] }] }),
  );
}

async function write(person: RuleCase['person'], nth: number): Promise<string> {
  const id = await addSubscriber(open.db, shopId, { phone: `+491511${1_000_000 + nth}` });
  await write1(
    'update subscribers set customer_id = $3, opted_in_at = $4 where shop_id = $1 and subscriber_id = $2',
    id,
    `c${nth}`,
    person.subscribedDaysAgo === undefined ? null : ago(person.subscribedDaysAgo),
  );
  for (const order of person.orders ?? []) await writeOrder(order, nth);
  for (const message of person.messages ?? []) await writeMessage(message, id);
  if (person.isImported)
    await write1('insert into import_members values ($1, $2, $3)', CASE_IDS.importId, id);
  for (const [name, value] of Object.entries(person.attributes ?? {}))
    await write1(
      `insert into attribute_values (shop_id, attribute_id, subscriber_id, text_value, number_value, date_value, changed_at)
       select shop_id, attribute_id, $2, $4, $5, $6, now() from attributes where shop_id = $1 and name = $3`,
      id,
      name,
      name === 'City' ? value : null,
      name === 'Points' ? value : null,
      name === 'Birthday' ? value : null,
    );
  return id;
}

type Order = NonNullable<RuleCase['person']['orders']>[number];
type Message = NonNullable<RuleCase['person']['messages']>[number];

async function writeOrder(order: Order, nth: number): Promise<void> {
  const orderId = randomUUID();
  const placed = {
    orderId,
    customerId: `c${nth}`,
    totalMinor: Math.round(order.amount * 100),
    lines: (order.products ?? []).map((productId) => orderLine(productId)),
    createdAt: ago(order.daysAgo),
    cancelledAt: order.isCancelled ? AT : null,
    isTest: order.isTest ?? false,
    ...(order.currency !== undefined && { currency: order.currency }),
  };
  await addOrders(open.db, shopId, [placed]);
  if (order.refunded !== undefined)
    await write1('insert into refunds values ($1, $2, $2, $3, now())', orderId, order.refunded * 100);
}

async function writeMessage(message: Message, subscriberId: string): Promise<void> {
  const kind = message.isTest ? 'test' : message.isOfBroadcast ? 'broadcast' : 'campaign';
  const source = { kind, type: 'x', id: message.isOfBroadcast ? CASE_IDS.broadcastId : null } as const;
  const messageId = await queueMessage(open.db, { shopId, subscriberId, source }, AT);
  const at = ago(message.sentDaysAgo);
  await write1(
    'update messages set sent_at = $3, read_at = $4, failed_at = $5 where shop_id = $1 and message_id = $2',
    messageId,
    at,
    message.isRead ? at : null,
    message.isFailed ? at : null,
  );
  if (message.answer)
    await write1(
      'insert into touches values ($1, gen_random_uuid(), $2, $3, $4, $5, $6)',
      messageId,
      AT,
      subscriberId,
      message.answer,
      at,
    );
}
