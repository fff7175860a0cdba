import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { recordRevocation } from '#features/foundations/subscribers/server/ledger-api.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { stillConsents } from './recheck-consent.ts';

const BEFORE = new Date('2026-11-20T10:00:00Z');
const MADE = new Date('2026-11-20T11:00:00Z');
const SINCE = new Date('2026-11-20T12:00:00Z');

const open = useTestDatabase({ connections: 1 });
let shopId: number;
beforeAll(async () => {
  shopId = await insertShop(open.db, { time_zone: 'UTC' });
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

function mayReceive(subscriberId: string, purpose: 'marketing' | 'utility' | 'service'): Promise<boolean> {
  return stillConsents(open.pool, {
    shopId,
    subscriberId,
    purpose,
    templateCategory: null,
    sourceKind: 'campaign',
    phoneE164: null,
    createdAt: MADE,
  });
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
