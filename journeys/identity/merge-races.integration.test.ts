import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRIORITY } from '#features/engine/messaging/contract/message.ts';
import type { NewSending } from '#features/engine/messaging/contract/sending.ts';
import {
  createSending,
  retrySendings,
  type Recipient,
} from '#features/engine/messaging/server/sendings-api.ts';
import { HOUR_MS } from '#platform/clock/durations.ts';
import { holdWriter } from '#tools/test-environment/hold-writer.ts';
import { testNow } from '#tools/test-environment/open-server.ts';
import { openPeopleFixture, type PeopleFixture, type Names } from '#tools/test-environment/people-fixture.ts';
import { ensureNote, NOTE } from '#tools/test-environment/seeds/queue-messages.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

let fixture: PeopleFixture;
let senderId: string;
beforeAll(async () => {
  fixture = await openPeopleFixture();
  const { server } = fixture;
  const [sender] = await server.rows<{ sender_id: string }>(
    'select sender_id from senders where shop_id = $1',
    [server.shopId],
  );
  senderId = sender?.sender_id ?? '';
  await ensureNote(server.db, server.shopId, senderId);
  await server.rows("update campaigns set is_on = true where type = 'abandonedCart' and channel = 'WA'");
});
afterAll(() => fixture.server.close());

describe('a person in two rows that are merged', () => {
  it('while their messages are written gets one message, and so does a person beside them', async () => {
    const lena = await inTwoRows();
    const beside = await inOneRow();
    const writer = await holdWriter(fixture.server, 'outbox');
    const sending = aSending({});
    await begin(sending, [...lena.ids, ...beside.ids]);
    await writer.held();
    await merge(lena);
    await writer.release();
    await allSettled(sending);
    expect(await outcomes(sending, lena)).toEqual(['delivered', 'skipped']);
    expect(await outcomes(sending, beside)).toEqual(['delivered']);
  });

  it('while a broadcast chooses its recipients gets one message', async () => {
    const lena = await inTwoRows();
    const sending = aSending({});
    await fixture.server.db.transaction().execute(async (tx) => {
      // The transaction sends nothing during the merge, however long that takes.
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
      await sql`create temporary table chosen on commit drop as select unnest(${lena.ids}::uuid[]) as id`.execute(
        tx,
      );
      await merge(lena);
      const chosen = sql<Recipient>`select id as subscriber_id, '{}'::text[] as value_texts from chosen`;
      await createSending({ clock: { now: testNow } }, tx, sending, chosen);
    });
    await allSettled(sending);
    expect((await outcomes(sending, lena)).filter((state) => state !== 'skipped')).toEqual(['delivered']);
  });

  it('while a reminder becomes due gets the reminder', async () => {
    const lena = await inTwoRows();
    const { environment } = fixture.server;
    await environment.control('/shops/demo.myshopify.com/checkouts', {
      phone: lena.names.phone,
      firstName: 'Lena',
      lines: [{ handle: 'moss-mug', quantity: 1 }],
    });
    await waitFor('a timer', () =>
      fixture.server.rows("select from timers where kind = 'abandonedCart'").then(notEmpty),
    );
    const writer = await holdWriter(fixture.server, 'messages');
    await environment.forward(2 * HOUR_MS);
    await writer.held();
    await merge(lena);
    await writer.release();
    const reminders = () =>
      fixture.server.rows<{ state: string }>(
        "select state from messages where source_type = 'abandonedCart' and subscriber_id = any($1::uuid[])",
        [lena.ids],
      );
    await waitFor('the reminder', async () => (await reminders())[0]?.state === 'delivered');
    expect(await reminders()).toEqual([{ state: 'delivered' }]);
  });

  it('gets a failed broadcast again only if no other row got it', async () => {
    const [lena, mira] = [await inTwoRows(), await inTwoRows()];
    const sending = await whileNothingGoesOut(async () => {
      const written = await writeFor([...lena.ids, ...mira.ids]);
      await endMessage(written, lena.ids[0], 'delivered');
      for (const id of [lena.ids[1], ...mira.ids]) await endMessage(written, id, 'failed');
      await merge(lena);
      await merge(mira);
      return written;
    });
    const retried = await fixture.server.db.transaction().execute((tx) =>
      retrySendings({ clock: { now: testNow } }, tx, {
        shopId: fixture.server.shopId,
        sendingIds: [sending.sendingId],
        codes: [131_000],
        codesNextDay: [],
        reasons: [],
        expiresAt: new Date(testNow().getTime() + 48 * HOUR_MS),
      }),
    );
    expect(retried).toBe(1);
    await allSettled(sending);
    expect(await outcomes(sending, lena)).toEqual(['delivered', 'failed']);
    expect(await outcomes(sending, mira)).toEqual(['delivered', 'failed', 'failed']);
  });

  it.each([
    ['was skipped', 'skipped', ['delivered', 'skipped']],
    ['failed', 'failed', ['delivered', 'failed']],
    ['was delivered', 'delivered', ['delivered', 'skipped']],
  ])(
    'gets the queued message unless the other row’s message was delivered: that one %s',
    async (_name, state, expected) => {
      const lena = await inTwoRows();
      const sending = await whileNothingGoesOut(async () => {
        const written = await writeFor(lena.ids);
        await endMessage(written, lena.ids[0], state);
        await merge(lena);
        return written;
      });
      await allSettled(sending);
      expect(await outcomes(sending, lena)).toEqual(expected);
    },
  );
});

it('stores no name of a person who is erased while their message is written', async () => {
  const lena = await inOneRow();
  const writer = await holdWriter(fixture.server, 'outbox');
  const sending = aSending({ content: { kind: 'text', body: 'Hello {{value:name}}' }, valueNames: ['name'] });
  await begin(sending, lena.ids, 'Rosalind');
  await writer.held();
  await fixture.server.environment.control('/shops/demo.myshopify.com/privacy', {
    topic: 'customers/redact',
    customer: { phone: lena.names.phone },
  });
  await waitFor('the erasure to be under way', () =>
    fixture.server.rows('select from privacy_requests where erasing is not null').then(notEmpty),
  );
  await writer.release();
  await waitFor('the erasure', () =>
    fixture.server
      .rows("select from privacy_requests where kind = 'erasure' and state = 'done'")
      .then(notEmpty),
  );
  const kept = await fixture.server.rows(
    "select from messages where subscriber_id = any($1::uuid[]) and array_to_string(value_texts, ' ') like '%Rosalind%'",
    [lena.ids],
  );
  expect(kept).toEqual([]);
});

interface Person {
  names: Names;
  /** If there are two rows, the first is the account's: it is older, and survives the merge. */
  ids: string[];
}

async function inTwoRows(): Promise<Person> {
  const names = fixture.newPerson();
  await fixture.says({ bsuid: names.bsuid }, 'Hello');
  await fixture.agree(names.phone);
  await fixture.says({ waId: names.waId }, 'Hello');
  const rows = await fixture.rowsOf(names);
  expect(rows).toHaveLength(2);
  return { names, ids: rows.map((row) => row.subscriber_id) };
}

async function inOneRow(): Promise<Person> {
  const names = fixture.newPerson();
  await fixture.agree(names.phone);
  return { names, ids: (await fixture.rowsOf(names)).map((row) => row.subscriber_id) };
}

/** Resolves once the two rows are merged. */
async function merge({ names, ids }: Person): Promise<void> {
  await fixture.post({ from: names.waId, from_user_id: names.bsuid });
  await waitFor('the merge', async () => {
    const merged = await fixture.server.rows(
      'select from subscriber_aliases where subscriber_id = any($1::uuid[])',
      [ids],
    );
    return merged.length === ids.length - 1;
  });
}

function aSending(given: Partial<NewSending>): NewSending {
  const now = testNow();
  const sendingId = randomUUID();
  return {
    shopId: fixture.server.shopId,
    sendingId,
    senderId,
    channel: 'WA',
    purpose: 'utility',
    source: { kind: 'broadcast', type: 'broadcast', id: sendingId },
    content: NOTE,
    valueNames: [],
    links: {},
    priority: PRIORITY.broadcast,
    dueAt: now,
    expiresAt: new Date(now.getTime() + 48 * HOUR_MS),
    ...given,
  };
}

async function begin(sending: NewSending, ids: readonly string[], name?: string): Promise<void> {
  const values = name === undefined ? [] : [name];
  const audience = sql<Recipient>`
    select id as subscriber_id, ${values}::text[] as value_texts from unnest(${[...ids]}::uuid[]) as id`;
  await fixture.server.db
    .transaction()
    .execute((tx) => createSending({ clock: { now: testNow } }, tx, sending, audience));
}

/** Runs a test's steps while the sender is stopped, so that queued messages stay queued. */
async function whileNothingGoesOut<Result>(story: () => Promise<Result>): Promise<Result> {
  const stop = (at: Date | null) =>
    fixture.server.rows('update senders set stopped_at = $2 where sender_id = $1', [senderId, at]);
  await stop(testNow());
  const result = await story();
  await stop(null);
  return result;
}

/** Creates a sending whose messages are written and wait. */
async function writeFor(ids: readonly string[]): Promise<NewSending> {
  const sending = aSending({});
  await begin(sending, ids);
  await waitFor('its messages', async () => {
    const written = await fixture.server.rows('select from messages where sending_id = $1', [
      sending.sendingId,
    ]);
    return written.length === ids.length;
  });
  return sending;
}

/** Ends the message of one row, as its provider or the gate would. */
async function endMessage({ sendingId }: NewSending, id: string | undefined, state: string): Promise<void> {
  await fixture.server.rows(
    `with ended as (
      update messages set state = $3, provider_code = case $3 when 'failed' then 131000 end, failed_at = now()
      where sending_id = $1 and subscriber_id = $2 returning message_id
    ) delete from outbox where message_id in (select message_id from ended)`,
    [sendingId, id, state],
  );
}

/** Resolves when every message of a sending has its final state. */
async function allSettled({ sendingId }: NewSending): Promise<void> {
  await waitFor('every message to end', async () => {
    const [row] = await fixture.server.rows<{ messages: number; open: number; is_expanded: boolean }>(
      `select g.is_expanded, count(m.message_id)::int as messages,
        count(*) filter (where m.state in ('queued', 'sent'))::int as open
       from sendings g left join messages m using (shop_id, sending_id) where g.sending_id = $1 group by 1`,
      [sendingId],
    );
    return row && row.is_expanded && row.messages > 0 && row.open === 0;
  });
}

async function outcomes({ sendingId }: NewSending, { ids }: Person): Promise<string[]> {
  const rows = await fixture.server.rows<{ state: string }>(
    'select state from messages where sending_id = $1 and subscriber_id = any($2::uuid[]) order by state',
    [sendingId, ids],
  );
  return rows.map(({ state }) => state);
}

function notEmpty(rows: readonly unknown[]): boolean {
  return rows.length > 0;
}
