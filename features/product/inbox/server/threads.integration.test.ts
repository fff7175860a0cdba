import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { sendToPerson } from '#features/product/people/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { EventBus, type DomainEvents } from '#platform/events/domain-events.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { addPeople } from '#tools/test-environment/seeds/add-people.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { insertSender } from '#tools/test-environment/seeds/insert-sender.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { queueMessage } from '#tools/test-environment/seeds/queue-message.ts';
import type { Thread, ThreadList } from '../contract/thread.ts';
import { OWNER_ID } from '../rules/member-id.ts';
import { readThreadCursor, type ThreadCursor } from '../rules/thread-cursor.ts';
import { assignThread, setDone, snoozeThread, wakeThreads } from './change-thread.ts';
import { countThreads, listThreads } from './list-threads.ts';
import { markSeen } from './mark-seen.ts';
import { moveThreads } from './move-threads.ts';
import { noteAnswer } from './note-answer.ts';
import { noteOutside } from './note-outside.ts';
import { noteReceived } from './note-received.ts';
import { addNote, listNotes } from './notes.ts';
import { findThread } from './read-threads.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const ANA = '01989fd0-0000-7000-8000-0000000000a1';

const opened = useTestDatabase();
let shopId: number;
let senderId: string;
let mira: string;

beforeEach(async () => {
  shopId = await insertShop(opened.db);
  senderId = await insertSender(opened.db, shopId);
  mira = await addSubscriber(opened.db, shopId, {
    phone: '+4915215550101',
    firstName: 'Mira',
    at: ago(6000),
  });
});

const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const run = <Result>(work: (tx: Tx) => Promise<Result>) => inShop(opened.db, shopId, work);
const acting = (memberId = OWNER_ID, subscriberId = mira) => ({ shopId, memberId, subscriberId });

type Received = DomainEvents['messageReceived'];

async function receive(minutes: number, changes: Partial<Received> = {}): Promise<void> {
  const at = ago(minutes);
  const text = {
    kind: 'text',
    text: 'Where is my parcel?',
    isTap: false,
    isStandby: false,
    taken: null,
    at,
    startedAt: at,
  } as const;
  await run(async (tx) => {
    const to = { channel: 'WA', senderId, inboundId: `wamid.${minutes}` } as const;
    const received = { shopId, subscriberId: mira, ...to, ...text, ...changes } as const;
    await tx
      .updateTable('subscribers')
      .set({ last_inbound_at: at })
      .where('subscriber_id', '=', received.subscriberId)
      .execute();
    await noteReceived(tx, received, { clock: { now: () => NOW } });
  });
}

async function answer(requestId: string = randomUUID(), userId: string | null = null): Promise<string> {
  const events = new EventBus();
  events.on('personAnswered', noteAnswer);
  const ctx = { clock: { now: () => NOW }, events, settings: { meta: { hasHumanAgent: false } } };
  const writer = { userId, person: userId && 'Ana' };
  return run((tx) =>
    sendToPerson(ctx, tx, { shopId, writer, subscriberId: mira, requestId, text: 'It arrives today.' }),
  );
}

const thread = (memberId = OWNER_ID) => run((tx) => findThread(tx, acting(memberId)));
const readPage = (cursor: ThreadCursor | null) =>
  run((tx) => listThreads(tx, { shopId, memberId: OWNER_ID, list: 'waiting', cursor }));
const listed = async (list: ThreadList, search?: string) => {
  const { threads } = await run((tx) =>
    listThreads(tx, { shopId, memberId: OWNER_ID, list, search, cursor: null }),
  );
  return threads.map(({ subscriberId }) => subscriberId);
};

async function addAna(): Promise<void> {
  await opened.pool.query(
    `insert into users (user_id, email, name, created_at) values ($1, 'ana@bluebell.example', 'Ana', now())
      on conflict do nothing`,
    [ANA],
  );
  await opened.pool.query(
    `insert into memberships (shop_id, user_id, role, joined_at) values ($1, $2, 'support', now())`,
    [shopId, ANA],
  );
}

const writeOutside = (minutes: number) =>
  run((tx) =>
    noteOutside(tx, {
      shopId,
      subscriberId: mira,
      channel: 'WA',
      kind: 'text',
      text: 'It is on its way.',
      at: ago(minutes),
    }),
  );

describe('a thread', () => {
  it('is answered by what the owner writes in the phone app, unless a question came later', async () => {
    await receive(10);
    await writeOutside(12);
    expect(await thread()).toMatchObject({ state: 'waiting', excerpt: 'Where is my parcel?' });
    await writeOutside(8);
    expect(await thread()).toMatchObject({
      state: 'answered',
      waitingSince: null,
      excerpt: 'It is on its way.',
      assignee: null,
    });
    expect(await listed('waiting')).toEqual([]);
  });

  it('does not wait for the team while another app answers', async () => {
    await receive(10, { isStandby: true });
    expect(await thread()).toMatchObject({ state: 'done' });
  });

  it('waits since the first question, and shows the last message', async () => {
    await receive(10);
    await receive(5, { text: 'Hello?' });
    expect(await thread()).toMatchObject({
      state: 'waiting',
      waitingSince: ago(10).toISOString(),
      lastAt: ago(5).toISOString(),
      excerpt: 'Hello?',
      name: 'Mira',
      isUnread: true,
      assignee: null,
    });
  });

  it('waits for the person after an answer, which assigns it', async () => {
    await addAna();
    await receive(10);
    await answer(randomUUID(), ANA);
    await answer();
    expect(await thread()).toMatchObject({
      state: 'answered',
      waitingSince: null,
      excerpt: 'It arrives today.',
      lastFrom: 'team',
      assignee: { memberId: ANA, name: 'Ana' },
    });
  });

  it('is answered once by a request that is repeated', async () => {
    await receive(10);
    const requestId = randomUUID();
    expect(await answer(requestId)).toBe(await answer(requestId));
    const { rows } = await opened.pool.query('select from inbox_replies where shop_id = $1', [shopId]);
    expect(rows).toHaveLength(1);
  });

  it.each<[string, Partial<Received>]>([
    ['an opt-out', { text: 'STOP', taken: 'consent' }],
    ['a reaction', { kind: 'reaction', text: '👍' }],
  ])('does not wait because of %s, and stays done', async (_name, changes) => {
    await receive(10, changes);
    expect(await thread()).toMatchObject({ state: 'done', isUnread: false });
  });

  it('does not wait because of a tap that a campaign answers, or of a sign-up', async () => {
    await receive(10, { isTap: true, kind: 'button', startedAt: ago(10) });
    expect(await thread()).toMatchObject({ state: 'waiting' });
    await run((tx) => setDone(tx, acting(), { isDone: true, now: NOW }));
    // The grant was recorded at the sign-up, 6000 minutes ago.
    await receive(9, { startedAt: ago(6000) });
    expect(await thread()).toMatchObject({ state: 'done' });
  });

  it.each([
    ['a campaign answers', 'abandonedCart', 'done'],
    ['a person of the team wrote', 'direct', 'waiting'],
    ['a program wrote', 'apiReply', 'waiting'],
  ])('after a tap at whose moment %s has the right state', async (_what, type, state) => {
    const source = { kind: 'service', type, id: null } as const;
    await queueMessage(opened.db, { shopId, senderId, subscriberId: mira, source }, ago(9));
    await receive(10, { isTap: true, kind: 'button', startedAt: ago(10) });
    expect(await thread()).toMatchObject({ state });
  });

  it('opens again with a new message, also while it is snoozed', async () => {
    await receive(10);
    await run((tx) => snoozeThread(tx, acting(), { until: new Date(NOW.getTime() + 1), now: NOW }));
    await receive(5);
    expect(await thread()).toMatchObject({
      state: 'waiting',
      snoozedUntil: null,
      waitingSince: ago(10).toISOString(),
    });
  });

  it('keeps its place if a message arrives late', async () => {
    await receive(5, { text: 'Hello?' });
    await receive(10, { text: 'Where is my parcel?' });
    expect(await thread()).toMatchObject({ excerpt: 'Hello?', waitingSince: ago(10).toISOString() });
  });
});

describe('a snoozed thread', () => {
  it('waits again when its time comes, since the question or since then', async () => {
    const until = new Date(NOW.getTime() + 60_000);
    await receive(10);
    await answer();
    await run((tx) => snoozeThread(tx, acting(), { until, now: NOW }));
    expect(await opened.db.transaction().execute((tx) => wakeThreads(tx, NOW))).toBe(false);
    expect(await opened.db.transaction().execute((tx) => wakeThreads(tx, until))).toBe(true);
    expect(await thread()).toMatchObject({ state: 'waiting', waitingSince: until.toISOString() });
  });

  it.each([0, 367 * 24 * 60])('is refused for a time %d minutes ahead', async (minutes) => {
    await receive(10);
    const until = new Date(NOW.getTime() + minutes * 60_000);
    await expect(run((tx) => snoozeThread(tx, acting(), { until, now: NOW }))).rejects.toMatchObject({
      code: 'BAD_SPAN',
    });
  });
});

it('is assigned to people of the team only', async () => {
  await receive(10);
  await expect(run((tx) => assignThread(tx, acting(), ANA))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await addAna();
  expect(await run((tx) => assignThread(tx, acting(), ANA))).toMatchObject({ assignee: { name: 'Ana' } });
  expect(await run((tx) => assignThread(tx, acting(), null))).toMatchObject({ assignee: null });
});

it('is unread for each person of the team until they open it, and again after the next question', async () => {
  await receive(10);
  const counts = (memberId: string) => run((tx) => countThreads(tx, { shopId, memberId }));
  expect(await counts(OWNER_ID)).toEqual({ waiting: 1, unread: 1 });
  await run((tx) => markSeen({ clock: { now: () => ago(8) } }, tx, acting()));
  expect(await counts(OWNER_ID)).toEqual({ waiting: 1, unread: 0 });
  expect(await counts(ANA)).toEqual({ waiting: 1, unread: 1 });
  await receive(5);
  expect(await counts(OWNER_ID)).toEqual({ waiting: 1, unread: 1 });
});

it('shows the shopper that a message was read when somebody opens it first', async () => {
  await receive(10);
  await opened.pool.query(
    `insert into inbound_messages (shop_id, channel, provider_message_id, subscriber_id, kind, text, received_at)
      values ($1, 'WA', 'wamid.1', $2, 'text', 'Hello', $3)`,
    [shopId, mira, ago(10)],
  );
  const owed = async () => {
    const { rows } = await opened.pool.query<{ mark_read_since: Date | null }>(
      'select mark_read_since from inbound_messages where shop_id = $1',
      [shopId],
    );
    return rows[0]?.mark_read_since ?? null;
  };
  await run((tx) => markSeen({ clock: { now: () => ago(8) } }, tx, acting()));
  expect(await owed()).toEqual(ago(8));
  await run((tx) => markSeen({ clock: { now: () => ago(7) } }, tx, acting(ANA)));
  expect(await owed()).toEqual(ago(8));
});

it('moves with a merge: nobody stops waiting, and notes and marks stay', async () => {
  const other = await addSubscriber(opened.db, shopId, { phone: '+4915215550102', at: ago(6000) });
  await receive(10);
  await receive(3, { subscriberId: other, text: 'And my refund?' });
  await run((tx) => setDone(tx, acting(), { isDone: true, now: NOW }));
  const note = {
    requestId: randomUUID(),
    writer: { userId: null, person: null },
    text: 'Ask the depot',
    now: NOW,
  };
  await run((tx) => addNote(tx, { shopId, subscriberId: other, ...note }));
  await run((tx) => markSeen({ clock: { now: () => ago(5) } }, tx, acting(OWNER_ID, mira)));
  await run((tx) => moveThreads(tx, { shopId, fromId: other, toId: mira }));
  await run((tx) => moveThreads(tx, { shopId, fromId: other, toId: mira }));
  expect(await thread()).toMatchObject({ state: 'waiting', excerpt: 'And my refund?', isUnread: true });
  expect(await run((tx) => listNotes(tx, shopId, mira))).toMatchObject([{ text: 'Ask the depot' }]);
  expect(await run((tx) => findThread(tx, acting(OWNER_ID, other)))).toBeNull();
});

it('adds a note once', async () => {
  const requestId = randomUUID();
  const note = { shopId, requestId, writer: { userId: null, person: null }, text: 'Call back', now: NOW };
  await run((tx) => addNote(tx, { ...note, subscriberId: mira }));
  await run((tx) => addNote(tx, { ...note, subscriberId: mira }));
  expect(await run((tx) => listNotes(tx, shopId, mira))).toHaveLength(1);
  const other = await addSubscriber(opened.db, shopId, { phone: '+4915215550102' });
  await expect(run((tx) => addNote(tx, { ...note, subscriberId: other }))).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

describe('the lists', () => {
  it('begin with whoever waits longest, and with the newest answer', async () => {
    const late = await addSubscriber(opened.db, shopId, {
      phone: '+4915215550102',
      firstName: 'Late',
      at: ago(6000),
    });
    await receive(10);
    await receive(5, { subscriberId: late });
    expect(await listed('waiting')).toEqual([mira, late]);
    await answer();
    expect(await listed('waiting')).toEqual([late]);
    expect(await listed('answered')).toEqual([mira]);
    expect(await listed('mine')).toEqual([mira]);
    await run((tx) => setDone(tx, acting(), { isDone: true, now: NOW }));
    expect(await listed('done')).toEqual([mira]);
    expect(await listed('mine')).toEqual([]);
  });

  it('find people by name, number and words', async () => {
    const late = await addSubscriber(opened.db, shopId, {
      phone: '+4915215550102',
      firstName: 'Late',
      at: ago(6000),
    });
    await receive(10);
    await receive(5, { subscriberId: late });
    const note = {
      requestId: randomUUID(),
      writer: { userId: null, person: null },
      text: '100% wool',
      now: NOW,
    };
    await run((tx) => addNote(tx, { shopId, subscriberId: late, ...note }));
    expect(await listed('waiting', 'Mira')).toEqual([mira]);
    expect(await listed('waiting', '5550102')).toEqual([late]);
    expect(await listed('waiting', '0% w')).toEqual([late]);
    expect(await listed('waiting', '0_ w')).toEqual([]);
    expect(await listed('waiting', '#1001')).toEqual([]);
  });

  it('show each thread once over all pages, with two of the same moment', async () => {
    await addPeople(opened.db, shopId, 70);
    await opened.pool.query(
      `insert into inbox_threads (shop_id, subscriber_id, channel, state, waiting_since, last_message_at, last_kind, last_from)
        select shop_id, subscriber_id, channel, 'waiting', $2, $2, 'text', 'person' from subscribers where shop_id = $1`,
      [shopId, NOW],
    );
    const seen: string[] = [];
    let cursor: ThreadCursor | null = null;
    do {
      const page: { threads: Thread[]; nextCursor: string | null } = await readPage(cursor);
      seen.push(...page.threads.map(({ subscriberId }) => subscriberId));
      cursor = page.nextCursor === null ? null : readThreadCursor(page.nextCursor);
    } while (cursor !== null);
    expect(seen).toHaveLength(71);
    expect(new Set(seen).size).toBe(71);
  });
});
