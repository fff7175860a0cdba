import { beforeAll, expect, it } from 'vitest';
import { openLogger } from '#platform/logging/logger.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { addPeople } from '#tools/test-environment/seeds/add-people.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { countAudience } from '../count-audience.ts';
import { catchUp } from '../facts/catch-up.ts';
import { checkBits } from './check-bits.ts';
import { refreshNextBits } from './refresh-next-bits.ts';

const PEOPLE = 40;
const AT = new Date('2026-11-20T12:00:00Z');
const EVERYBODY = {
  rules: [
    {
      segmentType: 'LastSubscribedBetweenXAndY',
      conditions: [{ checkDate1: '2020-01-01', checkDate2: '2090-01-01' }],
    },
  ],
};

const open = useTestDatabase({ connections: 2 });
let shopId: number;

beforeAll(async () => {
  shopId = await insertShop(open.db);
  await addPeople(open.db, shopId, PEOPLE);
  await open.db.transaction().execute((tx) => catchUp(ctx, tx, shopId));
  await refreshNextBits({ slowDb: open.db, clock: ctx.clock }, 1);
});

const reported: unknown[] = [];
const log = Object.assign(openLogger('silent', 'test'), { error: (facts: unknown) => reported.push(facts) });
const ctx = { clock: { now: () => AT }, log };

it('accepts bits that agree with the rows', async () => {
  expect(await check(PEOPLE)).toBe(true);
  expect(reported).toEqual([]);
});

it('checks again if people changed in the meantime, and keeps the bits', async () => {
  expect(await check(PEOPLE - 1)).toBe(true);
  expect(reported).toEqual([]);
});

it('deletes and reports wrong bits, and has them rebuilt', async () => {
  await open.pool.query(
    `update audience_bits set bits = set_bit(bits, 1, 1 - get_bit(bits, 1)) where bits_key = 'may' and slice = 0`,
  );
  expect(await count()).not.toBe(PEOPLE);
  expect(await check(PEOPLE)).toBe(false);
  expect(reported).toEqual([expect.objectContaining({ shopId, byRows: PEOPLE })]);
  expect(await count()).toBe(PEOPLE);
  expect(await refreshNextBits({ slowDb: open.db, clock: ctx.clock }, 1)).toBe(true);
  expect(await check(PEOPLE)).toBe(true);
  expect(reported).toHaveLength(1);
});

function check(people: number): Promise<boolean> {
  return open.db
    .transaction()
    .execute((tx) => checkBits(ctx, tx, { shopId, condition: EVERYBODY, at: AT }, people));
}

async function count(): Promise<number> {
  const asked = { shopId, condition: EVERYBODY, at: AT };
  return (await countAudience({ db: open.db, clock: ctx.clock }, asked)).population;
}
