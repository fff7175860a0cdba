import { beforeEach, describe, expect, it } from 'vitest';
import { decideSend, type Verdict } from '#features/engine/messaging/rules/gate/decide-send.ts';
import { claimBatch } from '#features/engine/messaging/server/dispatch/claim-batch.ts';
import { GateFacts } from '#features/engine/messaging/server/dispatch/gate-facts.ts';
import { LocalTimes } from '#features/engine/messaging/server/dispatch/local-times.ts';
import { settleAnswers } from '#features/engine/messaging/server/dispatch/settle-answers.ts';
import * as talks from '#features/engine/messaging/server/talks-api.ts';
import { OWNER_ID } from '#features/product/inbox/rules/member-id.ts';
import { decideAbout } from '#features/product/inbox/server/held/held-routes.ts';
import { readHeld } from '#features/product/inbox/server/held/read-held.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/clock/durations.ts';
import type { Tx } from '#platform/database/database.ts';
import { inConnection } from '#platform/database/in-connection.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { insertSender } from '#tools/test-environment/seeds/insert-sender.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { queueMessage } from '#tools/test-environment/seeds/queue-message.ts';

/** At noon in Berlin, after the sender was added, whose budget grows from then on. */
const NOON = new Date((Math.ceil(Date.now() / DAY_MS) + 1) * DAY_MS + 11 * HOUR_MS);
/** The connections of this database that wait for a lock. */
const WAITING =
  "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
const ANA = '01989fd0-0000-7000-8000-0000000000a1';

const opened = useTestDatabase();
let shopId: number;
let senderId: string;
let mira: string;
let now: Date;

beforeEach(async () => {
  now = NOON;
  shopId = await insertShop(opened.db, { time_zone: 'Europe/Berlin' });
  senderId = await insertSender(opened.db, shopId);
  mira = await addSubscriber(opened.db, shopId, {
    phone: '+4915215550101',
    firstName: 'Mira',
    at: ago(6000),
  });
  await query('update subscribers set last_inbound_at = $2, shop_wrote_at = $2 where subscriber_id = $1', [
    mira,
    ago(60),
  ]);
  await query(
    "insert into campaigns (shop_id, channel, type, is_on, changed_at) values ($1, 'WA', 'abandonedCart', true, now())",
    [shopId],
  );
});

const ago = (minutes: number) => new Date(NOON.getTime() - minutes * MINUTE_MS);
const query = (text: string, values: unknown[] = []) => opened.pool.query(text, values);
const run = <Result>(act: (tx: Tx) => Promise<Result>) => inShop(opened.db, shopId, act);
const findNames = async () => new Map<string, string>();
const held = () => run((tx) => readHeld(tx, { shopId, subscriberId: mira, now, findNames }));

const queue = (changes: Partial<Parameters<typeof queueMessage>[1]> = {}) =>
  queueMessage(opened.db, { shopId, senderId, subscriberId: mira, ...changes }, ago(30));

/** What a worker does with everything that is due: claims it, asks the gate, and stores what the gate decided. */
async function work(): Promise<Verdict[]> {
  const wanted = { senderId, workerId: '0190a000-0000-7000-8000-0000000000f1', limit: 50, atOnce: 50 };
  const batch = await inConnection(opened.pool, (client) => claimBatch(client, wanted, now));
  if (!batch) return [];
  const facts = new GateFacts(batch, new LocalTimes());
  const settlements = batch.messages.map((message) => {
    const verdict = decideSend(facts.of(message, now));
    if (verdict.verdict === 'send') facts.recordSend(message, now);
    return { message, verdict };
  });
  await inConnection(opened.pool, (client) =>
    settleAnswers(
      client,
      settlements.map(({ message, verdict }) => ({ message, ending: endingOf(message.messageId, verdict) })),
      batch.messages.map(({ claimId }) => claimId),
      now,
    ),
  );
  return settlements.map(({ verdict }) => verdict);
}

function endingOf(messageId: string, verdict: Verdict) {
  if (verdict.verdict === 'send') return { kind: 'sent' as const, providerMessageId: `wamid.${messageId}` };
  if (verdict.verdict === 'wait')
    return { kind: 'wait' as const, until: verdict.until, reason: verdict.reason };
  return { kind: 'skipped' as const, reason: verdict.reason };
}

const ACTS = {
  send: talks.releaseHeld,
  drop: talks.dropHeld,
  tomorrow: (tx: Tx, one: Parameters<typeof talks.dropHeld>[1]) =>
    talks.postponeHeld(tx, one, new Date(now.getTime() + 21 * HOUR_MS)),
};

function decide(act: keyof typeof ACTS, messageId: string, subscriberId = mira) {
  const session = { shopId, shopUrl: 'x', userId: ANA, person: 'Ana' } as Parameters<
    typeof decideAbout
  >[2]['session'];
  const ctx = { db: opened.db, clock: { now: () => now } } as Parameters<typeof decideAbout>[0];
  return decideAbout(ctx, findNames, { session, body: { subscriberId, messageId }, decide: ACTS[act] });
}

async function stateOf(messageId: string) {
  const { rows } = await query(
    `select m.state, m.verdict ->> 'reason' as reason, m.verdict -> 'team' ->> 'kind' as act, o.state as outbox
     from messages m left join outbox o using (shop_id, message_id) where m.message_id = $1`,
    [messageId],
  );
  return rows[0] as { state: string; reason: string | null; act: string | null; outbox: string | null };
}

/** Queues a reminder that the gate then holds. */
async function hold(changes: Parameters<typeof queue>[0] = {}): Promise<string> {
  const messageId = await queue(changes);
  expect(await work()).toMatchObject([{ verdict: 'wait', reason: 'talking' }]);
  return messageId;
}

/** Queues a message that goes out after another one of the same offer. */
async function follow(messageId: string, changes: Parameters<typeof queue>[0] = {}): Promise<string> {
  const follower = await queue(changes);
  await query("update outbox set state = 'following', after_message_id = $2 where message_id = $1", [
    follower,
    messageId,
  ]);
  return follower;
}

describe('an offer that waits for the end of a conversation', () => {
  it('is listed with when it is sent, which moves with every answer', async () => {
    expect(await held()).toEqual([]);
    const messageId = await hold();
    const [one] = await held();
    expect(one).toMatchObject({ messageId, sourceType: 'abandonedCart', messages: 1, state: 'held' });
    expect(one?.at).toBe(new Date(ago(60).getTime() + 12 * HOUR_MS).toISOString());
    await query('update subscribers set shop_wrote_at = $2 where subscriber_id = $1', [mira, NOON]);
    expect((await held())[0]?.at).toBe(new Date(NOON.getTime() + 12 * HOUR_MS).toISOString());
  });

  it('cannot be moved to tomorrow if it is too late then', async () => {
    const messageId = await hold({ expiresAt: new Date(NOON.getTime() + 20 * HOUR_MS) });
    expect((await held())[0]?.tomorrowAt).toBeNull();
    await expect(decide('tomorrow', messageId)).rejects.toMatchObject({ code: 'HELD_GONE' });
    expect(await stateOf(messageId)).toMatchObject({ state: 'queued', act: null, outbox: 'queued' });
  });

  it('is not listed for somebody else, and cannot be decided about there', async () => {
    const messageId = await hold();
    const other = await addSubscriber(opened.db, shopId, { phone: '+4915215550102', at: ago(6000) });
    await expect(decide('drop', messageId, other)).rejects.toMatchObject({ code: 'HELD_GONE' });
    expect(await stateOf(messageId)).toMatchObject({ state: 'queued' });
  });
});

describe('“Send now”', () => {
  it('sends it once, and stores who decided', async () => {
    const messageId = await hold();
    expect((await decide('send', messageId)).held).toMatchObject([
      { messageId, state: 'released', reason: null },
    ]);
    expect(await work()).toEqual([{ verdict: 'send' }]);
    expect(await work()).toEqual([]);
    expect(await held()).toEqual([]);
    expect(await stateOf(messageId)).toMatchObject({ state: 'sent', act: 'send', outbox: null });
    const acts = await run((tx) => talks.listTeamActs(tx, { shopId, subscriberId: mira }, [messageId]));
    expect(acts[messageId]).toMatchObject({ kind: 'send', memberId: ANA, name: 'Ana' });
  });

  it.each<[string, () => Promise<unknown>, Partial<Verdict>]>([
    [
      'somebody without consent',
      () => query('update subscribers set has_marketing_consent = false where subscriber_id = $1', [mira]),
      { verdict: 'skip', reason: 'noConsent' },
    ],
    [
      'a campaign that is off',
      () => query('update campaigns set is_on = false where shop_id = $1', [shopId]),
      { verdict: 'skip', reason: 'campaignOff' },
    ],
    [
      'the limit of offers',
      async () => {
        await queue({ sourceEvent: 'other' });
        await query(
          `update messages set state = 'sent', sent_at = $2 where shop_id = $1 and source_event = 'other'`,
          [shopId, ago(20)],
        );
        await query(
          "delete from outbox o using messages m where m.message_id = o.message_id and m.source_event = 'other' and m.shop_id = $1",
          [shopId],
        );
      },
      { verdict: 'wait', reason: 'frequencyCap' },
    ],
  ])('lifts no other rule: %s', async (_what, prepare, verdict) => {
    const messageId = await hold();
    await prepare();
    await decide('send', messageId);
    expect(await work()).toMatchObject([verdict]);
    if (verdict.verdict === 'wait')
      expect(await held()).toMatchObject([{ messageId, state: 'released', reason: 'frequencyCap' }]);
  });

  it('waits while all sending is paused', async () => {
    const messageId = await hold();
    await query('insert into sending_pauses (shop_id, paused_at) values ($1, $2)', [shopId, now]);
    expect((await decide('send', messageId)).held).toMatchObject([
      { state: 'released', reason: 'allPaused' },
    ]);
    expect(await work()).toEqual([]);
    await decide('drop', messageId);
    expect(await stateOf(messageId)).toMatchObject({
      state: 'skipped',
      reason: 'droppedByTeam',
      outbox: null,
    });
  });

  it('also releases the messages that follow it', async () => {
    const messageId = await hold();
    const follower = await follow(messageId);
    await decide('send', messageId);
    expect(await work()).toEqual([{ verdict: 'send' }]);
    expect(await held()).toEqual([]);
    // As the loop does once the message before it was sent.
    await query("update outbox set state = 'queued', after_message_id = null where message_id = $1", [
      follower,
    ]);
    expect(await work()).toEqual([{ verdict: 'send' }]);
    expect(await stateOf(follower)).toMatchObject({ state: 'sent', act: 'send' });
  });

  it('still holds another offer', async () => {
    const messageId = await hold();
    await decide('send', messageId);
    await work();
    await queue({ sourceEvent: 'next', source: { kind: 'campaign', type: 'abandonedCart', id: null } });
    expect(await work()).toMatchObject([{ verdict: 'wait', reason: 'talking' }]);
  });
});

describe('“Tomorrow”', () => {
  it('waits until tomorrow, and can be sent before', async () => {
    const messageId = await hold();
    expect((await decide('tomorrow', messageId)).held).toMatchObject([
      { messageId, state: 'postponed', tomorrowAt: null },
    ]);
    now = new Date(NOON.getTime() + 13 * HOUR_MS);
    expect(await work()).toEqual([]);
    now = NOON;
    await decide('send', messageId);
    expect(await work()).toEqual([{ verdict: 'send' }]);
  });

  it('waits again if the team still talks then', async () => {
    const messageId = await hold();
    await decide('tomorrow', messageId);
    now = new Date(NOON.getTime() + 21 * HOUR_MS);
    await query('update subscribers set last_inbound_at = $2, shop_wrote_at = $2 where subscriber_id = $1', [
      mira,
      now,
    ]);
    expect(await work()).toMatchObject([{ verdict: 'wait', reason: 'talking' }]);
    expect(await held()).toMatchObject([{ messageId, state: 'held' }]);
  });
});

describe('“Drop”', () => {
  it('takes it out with the messages that follow it, and nothing else', async () => {
    const messageId = await hold();
    const follower = await follow(messageId);
    const other = await queue({ sourceEvent: 'other' });
    expect(await held()).toMatchObject([{ messages: 2 }]);
    expect((await decide('drop', messageId)).held).toEqual([]);
    for (const id of [messageId, follower])
      expect(await stateOf(id)).toMatchObject({ state: 'skipped', reason: 'droppedByTeam', outbox: null });
    expect(await stateOf(other)).toMatchObject({ state: 'queued', outbox: 'queued' });
  });

  it('waits for a loop that has locked a message that follows', async () => {
    const messageId = await hold();
    const follower = await follow(messageId);
    const dropped = await inConnection(opened.pool, async (client) => {
      await client.query('begin');
      await client.query('select from outbox where message_id = $1 for update', [follower]);
      const deciding = decide('drop', messageId);
      await expect.poll(async () => (await query(WAITING)).rowCount).toBe(1);
      await client.query('commit');
      return deciding;
    });
    expect(dropped.held).toEqual([]);
    expect(await stateOf(follower)).toMatchObject({ state: 'skipped', outbox: null });
  });

  it('leaves what the shopper asked for by a button of it', async () => {
    const messageId = await hold();
    const answer = await follow(messageId, { source: { kind: 'service', type: 'abandonedCart', id: null } });
    expect(await held()).toMatchObject([{ messages: 1 }]);
    await decide('drop', messageId);
    expect(await stateOf(answer)).toMatchObject({ state: 'queued', outbox: 'following' });
  });
});

describe('of several decisions at the same time', () => {
  it.each<[string, (keyof typeof ACTS)[]]>([
    ['two people who send', ['send', 'send']],
    ['one who sends and one who drops', ['send', 'drop']],
    ['one who moves and one who sends', ['tomorrow', 'send', 'tomorrow']],
    ['two people who drop', ['drop', 'drop']],
  ])('the message is sent once at most: %s', async (_what, acts) => {
    const messageId = await hold();
    await Promise.allSettled(acts.map((act) => decide(act, messageId)));
    const sent = (await work()).filter(({ verdict }) => verdict === 'send').length;
    const again = (await work()).filter(({ verdict }) => verdict === 'send').length;
    expect(again).toBe(0);
    const { state } = await stateOf(messageId);
    expect(sent).toBe(state === 'sent' ? 1 : 0);
    if (acts.includes('drop')) expect(['skipped', 'sent']).toContain(state);
  });

  it('a second one of the same kind is refused', async () => {
    const messageId = await hold();
    const results = await Promise.allSettled([decide('send', messageId), decide('send', messageId)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('a worker that claims it and a person who decides never both have it', async () => {
    for (let round = 0; round < 15; round += 1) {
      const messageId = await hold({ sourceEvent: `race-${round}` });
      // The conversation is over, so the worker would send it now.
      await query('update subscribers set shop_wrote_at = null where subscriber_id = $1', [mira]);
      await query('update outbox set due_at = $2 where message_id = $1', [messageId, now]);
      await query('delete from messages where shop_id = $1 and state = $2', [shopId, 'sent']);
      const [worked, decided] = await Promise.allSettled([work(), decide('drop', messageId)]);
      const hasSent = worked.status === 'fulfilled' && worked.value.some(({ verdict }) => verdict === 'send');
      expect(hasSent).toBe(decided.status === 'rejected');
      expect((await stateOf(messageId))?.state).toBe(hasSent ? 'sent' : 'skipped');
      await query('update subscribers set shop_wrote_at = $2 where subscriber_id = $1', [mira, ago(60)]);
    }
  });
});

it('notifies open conversations when an offer starts to wait, and when somebody decides', async () => {
  const notices: string[] = [];
  const client = await opened.pool.connect();
  client.on('notification', ({ payload }) => notices.push(payload ?? ''));
  await client.query('listen bellbird_inbox');
  const messageId = await hold();
  await client.query('select 1');
  expect(notices.map((notice) => JSON.parse(notice))).toEqual([
    { kind: 'thread', shopId, subscriberId: mira },
  ]);
  await decide('drop', messageId);
  await client.query('select 1');
  expect(notices).toHaveLength(2);
  await client.query('unlisten bellbird_inbox');
  client.release();
});

it('writes the owner’s decisions as the owner’s', async () => {
  const messageId = await hold();
  const by = { memberId: OWNER_ID, name: null };
  await run((tx) => talks.dropHeld(tx, { shopId, subscriberId: mira, messageId, by, now }));
  const acts = await run((tx) => talks.listTeamActs(tx, { shopId, subscriberId: mira }, [messageId]));
  expect(acts[messageId]).toMatchObject({ kind: 'drop', ...by });
});
