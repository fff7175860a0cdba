import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { inShop } from '#platform/database/in-shop.ts';
import { EventBus } from '#platform/events/domain-events.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { addPeople } from '#tools/test-environment/seeds/add-people.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { insertSender } from '#tools/test-environment/seeds/insert-sender.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { findPerson, personQuery, toPerson } from './find-person.ts';
import { readTimeline } from './read-timeline.ts';
import { sendToPerson } from './send-to-person.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

const opened = useTestDatabase();
let shopId: number;
let mira: string;

beforeEach(async () => {
  shopId = await insertShop(opened.db);
  mira = await addSubscriber(opened.db, shopId, { phone: '+4915215550101', firstName: 'Mira', at: ago(600) });
});

const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const ctx = {
  clock: { now: () => NOW },
  events: new EventBus(),
  settings: { meta: { hasHumanAgent: false } },
};
const writer = { userId: null, person: null };

/** Sets the time of Mira's last message. A merchant may answer for 24 hours. */
async function wrote(minutes: number): Promise<void> {
  await sql`update subscribers set last_inbound_at = ${ago(minutes)} where subscriber_id = ${mira}`.execute(
    opened.db,
  );
}

it('finds a merged person by their former id', async () => {
  const former = randomUUID();
  await opened.pool.query(
    'insert into subscriber_aliases (shop_id, subscriber_id, merged_into, merged_at) values ($1, $2, $3, now())',
    [shopId, former, mira],
  );
  const person = await inShop(opened.db, shopId, (tx) => findPerson(tx, shopId, former));
  expect(person.subscriber_id).toBe(mira);
});

it('looks up a person by key', async () => {
  await addPeople(opened.db, shopId, 3000);
  await opened.pool.query('analyze subscribers');
  const plan = await inShop(opened.db, shopId, async (tx) => {
    const { rows } = await sql<object>`explain (format json) ${personQuery(shopId, mira)}`.execute(tx);
    return JSON.stringify(rows);
  });
  expect(plan).toMatch(/"Alias":"s"[^{}]*"Index Cond":"[^"]*subscriber_id = /);
});

it('finds no person of another shop and no erased person', async () => {
  const other = await insertShop(opened.db);
  const find = (shop: number) => inShop(opened.db, shop, (tx) => findPerson(tx, shop, mira));
  await expect(find(other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(toPerson(await find(shopId), ctx)).toMatchObject({ standing: 'subscribed', windowUntil: null });
  await opened.pool.query(
    'update subscribers set phone_e164 = null, email = null, has_marketing_consent = false where subscriber_id = $1',
    [mira],
  );
  await expect(find(shopId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

describe('a message to one person', () => {
  const send = (text: string, requestId = randomUUID()) =>
    inShop(opened.db, shopId, (tx) =>
      sendToPerson(ctx, tx, { shopId, writer, subscriberId: mira, requestId, text }),
    );
  beforeEach(() => insertSender(opened.db, shopId));

  it('is sent once within 24 hours of the person’s message, however often it is requested', async () => {
    await wrote(10);
    const requestId = randomUUID();
    const sent = await send(' Hello Mira ', requestId);
    expect(await send(' Hello Mira ', requestId)).toBe(sent);
    const { rows } = await opened.pool.query(
      'select content, purpose, source_type, expires_at from messages where shop_id = $1',
      [shopId],
    );
    expect(rows).toEqual([
      {
        content: { kind: 'text', body: 'Hello Mira' },
        purpose: 'service',
        source_type: 'direct',
        expires_at: new Date(ago(10).getTime() + 24 * 3600 * 1000),
      },
    ]);
    const { entries } = await inShop(opened.db, shopId, async (tx) =>
      readTimeline(tx, {
        shopId,
        person: await findPerson(tx, shopId, mira),
        cursor: null,
        now: NOW,
        findNames: () => Promise.resolve(new Map()),
      }),
    );
    expect(entries[0]).toMatchObject({ kind: 'message', bubbles: [{ text: 'Hello Mira' }] });
  });

  it.each([
    ['never wrote', null, 'Hello', 'PERSON_SILENT'],
    ['wrote a day ago', 24 * 60, 'Hello', 'PERSON_SILENT'],
    ['would get an empty text', 10, '  ', 'TEXT_EMPTY'],
    ['would get a text that is too long', 10, 'a'.repeat(1001), 'TEXT_TOO_LONG'],
  ])('is refused if the person %s', async (_name, minutes, text, code) => {
    if (minutes !== null) await wrote(minutes);
    await expect(send(text)).rejects.toMatchObject({ code });
  });
});
