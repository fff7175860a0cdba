import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#platform/clock/durations.ts';
import { allHandled, writeMessage } from '#tools/test-environment/open-server.ts';
import { openPeopleFixture, type PeopleFixture, type Names } from '#tools/test-environment/people-fixture.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { queueMessage } from '#tools/test-environment/seeds/queue-message.ts';

let fixture: PeopleFixture;
/** Each test has its own Lena, with a number and an account. */
let lena: Names;
beforeAll(async () => {
  fixture = await openPeopleFixture();
});
afterAll(() => fixture.server.close());
beforeEach(() => {
  lena = fixture.newPerson();
});

describe('one person in two rows', () => {
  it('is merged by a message that names both: history, consent and identifiers are one afterwards', async () => {
    await fixture.agree(lena.phone);
    const { messageId } = await writeMessage(fixture.server, { phone: lena.phone, at: new Date() });
    await fixture.says({ bsuid: lena.bsuid }, 'Hello, it is me with a hidden number');
    const before = await fixture.rowsOf(lena);
    expect(before).toHaveLength(2);

    await fixture.says(lena, 'And now with my number');
    const [row, ...others] = await fixture.rowsOf(lena);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      subscriber_id: before[0]?.subscriber_id,
      phone_e164: lena.phone,
      wa_id: lena.waId,
      bsuid: lena.bsuid,
      has_marketing_consent: true,
    });
    expect(await messageOf(messageId)).toMatchObject({ subscriber_id: row?.subscriber_id });
    const inbound = await fixture.server.rows('select from inbound_messages where subscriber_id = $1', [
      row?.subscriber_id,
    ]);
    expect(inbound).toHaveLength(2);
    const aliases = await fixture.server.rows(
      'select subscriber_id from subscriber_aliases where merged_into = $1',
      [row?.subscriber_id],
    );
    expect(aliases).toEqual([{ subscriber_id: before[1]?.subscriber_id }]);
  });

  it('has no consent if either row opted out later', async () => {
    await fixture.agree(lena.phone);
    await fixture.says({ bsuid: lena.bsuid }, 'Hello');
    await giveLedger(lena.bsuid, [
      ['granted', '2026-01-01'],
      ['revoked', '2099-01-01'],
    ]);
    await fixture.says(lena, 'Hello again');
    expect(await fixture.rowsOf(lena)).toMatchObject([{ has_marketing_consent: false }]);
    // Dated after the later opt-out, whatever the clock says.
    expect((await ledgerOf(lena.phone)).at(-1)).toBe('revoked:merged');
  });

  it('has no consent without a ledger entry as proof', async () => {
    const { db, shopId, rows } = fixture.server;
    const id = await addSubscriber(db, shopId, { phone: lena.phone, agrees: false });
    await rows('update subscribers set has_marketing_consent = true where subscriber_id = $1', [id]);
    await fixture.says({ bsuid: lena.bsuid }, 'Hello');
    await fixture.says(lena, 'Hello again');
    expect(await fixture.rowsOf(lena)).toMatchObject([{ has_marketing_consent: false }]);
  });

  it('gets a message once that was queued for both rows', async () => {
    await fixture.agree(lena.phone);
    await fixture.says({ bsuid: lena.bsuid }, 'Hello');
    const [byPhone, byAccount] = await fixture.rowsOf(lena);
    const ids = [
      await queue(byPhone?.subscriber_id, 'launch'),
      await queue(byAccount?.subscriber_id, 'launch'),
    ];
    const other = await queue(byAccount?.subscriber_id, 'spring');

    await fixture.says(lena, 'Hello again');
    const states = await Promise.all(ids.map(async (id) => (await messageOf(id))?.state));
    expect(new Set(states)).toEqual(new Set(['queued', 'skipped']));
    expect(await messageOf(other)).toMatchObject({ state: 'queued', subscriber_id: byPhone?.subscriber_id });
    // A message that the account got already is not sent to the merged person again.
    const keys = await fixture.server.rows(
      'select from message_keys where message_key = $1 and subscriber_id = $2',
      ['broadcast:spring', byPhone?.subscriber_id],
    );
    expect(keys).toHaveLength(1);
  });

  it('is merged once, however many messages name both at the same time', async () => {
    const many = Array.from({ length: 12 }, () => fixture.newPerson());
    for (const one of many) {
      await fixture.post({ from: one.waId });
      await fixture.post({ from_user_id: one.bsuid });
    }
    await allHandled(fixture.server.rows);
    await Promise.all(
      many.flatMap((one) => [1, 2, 3].map(() => fixture.post({ from: one.waId, from_user_id: one.bsuid }))),
    );
    await allHandled(fixture.server.rows);
    for (const one of many) expect(await fixture.rowsOf(one)).toHaveLength(1);
  });
});

async function messageOf(messageId: string) {
  const [row] = await fixture.server.rows<{ state: string; subscriber_id: string }>(
    'select state, subscriber_id from messages where message_id = $1',
    [messageId],
  );
  return row;
}

async function giveLedger(bsuid: string, entries: readonly (readonly [string, string])[]): Promise<void> {
  for (const [kind, day] of entries) {
    await fixture.server.rows(
      `insert into consent_ledger (shop_id, entry_id, subscriber_id, kind, purpose, origin, recorded_at)
       select shop_id, gen_random_uuid(), subscriber_id, $2, 'marketing', 'keyword', $3
       from subscribers where bsuid = $1`,
      [bsuid, kind, day],
    );
  }
}

async function ledgerOf(phone: string): Promise<string[]> {
  const entries = await fixture.server.rows<{ entry: string }>(
    `select l.kind || ':' || l.origin as entry from consent_ledger l join subscribers s using (shop_id, subscriber_id)
     where s.phone_e164 = $1 order by l.recorded_at, l.entry_id`,
    [phone],
  );
  return entries.map(({ entry }) => entry);
}

/** A broadcast's message to one row, due in three days. */
function queue(subscriberId = '', broadcast = ''): Promise<string> {
  const { db, shopId } = fixture.server;
  return queueMessage(db, {
    shopId,
    subscriberId,
    messageKey: `broadcast:${broadcast}`,
    source: { kind: 'broadcast', type: 'broadcast', id: null },
    sourceEvent: broadcast,
    dueAt: new Date(Date.now() + 3 * DAY_MS),
  });
}
