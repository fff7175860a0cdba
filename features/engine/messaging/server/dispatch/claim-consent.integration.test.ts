import { sql } from 'kysely';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { recordRevocation } from '#features/foundations/subscribers/server/ledger-api.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import type { SourceKind } from '../../contract/source.ts';
import { ClaimConsent } from './claim-consent.ts';

const BEFORE = new Date('2026-11-20T10:00:00Z');
const MADE = new Date('2026-11-20T11:00:00Z');
const SINCE = new Date('2026-11-20T12:00:00Z');
const LONG_AGO_MS = Number.NEGATIVE_INFINITY;

const open = useTestDatabase({ connections: 1 });
let shopId: number;
beforeAll(async () => {
  shopId = await insertShop(open.db, { time_zone: 'UTC' });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each([
  ['an offer to a person with consent', 'marketing', true, null, true],
  ['an offer to a person who withdrew consent', 'marketing', false, null, false],
  ['an order message', 'utility', false, null, true],
  ['an order message after an opt-out', 'utility', false, SINCE, false],
  ['an answer', 'service', false, null, true],
  ['an answer to a person who opted out before asking', 'service', false, BEFORE, true],
  ['an answer to a person who opted out while the answer waited', 'service', false, SINCE, false],
] as const)('decides whether a claimed message goes: %s', async (_what, purpose, agrees, stoppedAt, goes) => {
  const subscriberId = await addPerson({ agrees, stoppedAt });
  expect(await mayReceive(subscriberId, purpose)).toBe(goes);
});

it('uses the consent of the surviving row if the person was merged while their message was claimed', async () => {
  const stayed = await addPerson({ agrees: true, stoppedAt: null });
  const gone = timeOrderedId(new Date());
  await sql`insert into subscriber_aliases (shop_id, subscriber_id, merged_into, merged_at)
    values (${shopId}, ${gone}, ${stayed}, now())`.execute(open.db);
  expect(await mayReceive(gone, 'marketing')).toBe(true);
});

it('reads the consent of all messages that are left in one statement, and again when it is old', async () => {
  const agreeing = await addPerson({ agrees: true, stoppedAt: null });
  const stopped = await addPerson({ agrees: true, stoppedAt: SINCE });
  const statements = vi.spyOn(open.pool, 'query');
  const second = makeMessage(stopped, 'marketing');
  const messages = [makeMessage(agreeing, 'marketing'), second, makeMessage(agreeing, 'marketing')];
  const consent = new ClaimConsent(open.pool, messages, LONG_AGO_MS);
  expect(messages.map((message) => consent.known(message))).toEqual([null, null, null]);
  const answers = await Promise.all(messages.map((message) => consent.readAgain(message)));
  expect(answers).toEqual([true, false, true]);
  expect(statements).toHaveBeenCalledTimes(1);

  vi.useFakeTimers({ toFake: ['performance'], now: Date.now() });
  const fresh = new ClaimConsent(open.pool, messages, performance.now());
  vi.advanceTimersByTime(299);
  expect(messages.map((message) => fresh.known(message))).toEqual([true, true, true]);
  vi.advanceTimersByTime(1);
  expect(messages.map((message) => fresh.known(message))).toEqual([null, null, null]);
  await fresh.readAgain(second);
  expect(messages.slice(1).map((message) => fresh.known(message))).toEqual([false, true]);
});

it('reads again for a message that asked after a slow reading had begun', async () => {
  const person = await addPerson({ agrees: true, stoppedAt: null });
  const [first, second] = [makeMessage(person, 'marketing'), makeMessage(person, 'marketing')];
  vi.useFakeTimers({ toFake: ['performance'], now: Date.now() });
  const statements = vi.spyOn(open.pool, 'query');
  const consent = new ClaimConsent(open.pool, [first, second], LONG_AGO_MS);
  const early = consent.readAgain(first);
  vi.advanceTimersByTime(1);
  const late = consent.readAgain(second);
  vi.advanceTimersByTime(300);
  expect([await early, await late]).toEqual([true, true]);
  expect(statements).toHaveBeenCalledTimes(2);
});

it('counts only an opt-out for a test recipient, also under a number of nobody', async () => {
  const stopped = await addPerson({ agrees: false, stoppedAt: SINCE });
  const { phone_e164: phoneE164 } = await open.db
    .selectFrom('subscribers')
    .select('phone_e164')
    .where('shop_id', '=', shopId)
    .where('subscriber_id', '=', stopped)
    .executeTakeFirstOrThrow();
  const test = { ...makeMessage(timeOrderedId(new Date()), 'marketing'), sourceKind: 'test' as const };
  const goes = (message: typeof test) =>
    new ClaimConsent(open.pool, [message], LONG_AGO_MS).readAgain(message);
  expect(await goes(test)).toBe(true);
  expect(await goes({ ...test, phoneE164 })).toBe(false);
  expect(await goes({ ...test, subscriberId: stopped })).toBe(false);
});

function makeMessage(subscriberId: string, purpose: 'marketing' | 'utility' | 'service') {
  return {
    shopId,
    messageId: timeOrderedId(new Date()),
    subscriberId,
    purpose,
    templateCategory: null,
    sourceKind: 'campaign' as SourceKind,
    phoneE164: null as string | null,
    createdAt: MADE,
  };
}

function mayReceive(subscriberId: string, purpose: 'marketing' | 'utility' | 'service'): Promise<boolean> {
  const message = makeMessage(subscriberId, purpose);
  return new ClaimConsent(open.pool, [message], LONG_AGO_MS).readAgain(message);
}

let people = 100;
async function addPerson({ agrees, stoppedAt }: { agrees: boolean; stoppedAt: Date | null }) {
  const phone = `+4915215550${(people += 1)}`;
  const subscriberId = await addSubscriber(open.db, shopId, { phone, agrees });
  const row = { shop_id: shopId, subscriber_id: subscriberId };
  const end = (at: Date) =>
    open.db
      .transaction()
      .execute((tx) => recordRevocation(tx, row, { origin: 'keyword', at, endsAll: true }));
  if (stoppedAt) await end(stoppedAt);
  return subscriberId;
}
