import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { queueMessage } from '#tools/test-environment/seeds/queue-message.ts';
import { NOW, ANA, ago, type Received, ThreadsFixture } from '#tools/test-environment/threads-fixture.ts';
import { OWNER_ID } from '../rules/member-id.ts';
import { assignThread, setDone, snoozeThread, wakeThreads } from './change-thread.ts';
import { countThreads } from './list-threads.ts';
import { markSeen } from './mark-seen.ts';
import { moveThreads } from './move-threads.ts';
import { addNote, listNotes } from './notes.ts';
import { findThread } from './read-threads.ts';

const on = new ThreadsFixture();
const { acting, addAna, answer, listed, opened, receive, run, thread, writeOutside } = on;

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
    const { rows } = await opened.pool.query('select from inbox_replies where shop_id = $1', [on.shopId]);
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
    await queueMessage(
      opened.db,
      { shopId: on.shopId, senderId: on.senderId, subscriberId: on.mira, source },
      ago(9),
    );
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
  const counts = (memberId: string) => run((tx) => countThreads(tx, { shopId: on.shopId, memberId }));
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
    [on.shopId, on.mira, ago(10)],
  );
  const owed = async () => {
    const { rows } = await opened.pool.query<{ mark_read_since: Date | null }>(
      'select mark_read_since from inbound_messages where shop_id = $1',
      [on.shopId],
    );
    return rows[0]?.mark_read_since ?? null;
  };
  await run((tx) => markSeen({ clock: { now: () => ago(8) } }, tx, acting()));
  expect(await owed()).toEqual(ago(8));
  await run((tx) => markSeen({ clock: { now: () => ago(7) } }, tx, acting(ANA)));
  expect(await owed()).toEqual(ago(8));
});

it('moves with a merge: nobody stops waiting, and notes and marks stay', async () => {
  const other = await addSubscriber(opened.db, on.shopId, { phone: '+4915215550102', at: ago(6000) });
  await receive(10);
  await receive(3, { subscriberId: other, text: 'And my refund?' });
  await run((tx) => setDone(tx, acting(), { isDone: true, now: NOW }));
  const note = {
    requestId: randomUUID(),
    writer: { userId: null, person: null },
    text: 'Ask the depot',
    now: NOW,
  };
  await run((tx) => addNote(tx, { shopId: on.shopId, subscriberId: other, ...note }));
  await run((tx) => markSeen({ clock: { now: () => ago(5) } }, tx, acting(OWNER_ID, on.mira)));
  await run((tx) => moveThreads(tx, { shopId: on.shopId, fromId: other, toId: on.mira }));
  await run((tx) => moveThreads(tx, { shopId: on.shopId, fromId: other, toId: on.mira }));
  expect(await thread()).toMatchObject({ state: 'waiting', excerpt: 'And my refund?', isUnread: true });
  expect(await run((tx) => listNotes(tx, on.shopId, on.mira))).toMatchObject([{ text: 'Ask the depot' }]);
  expect(await run((tx) => findThread(tx, acting(OWNER_ID, other)))).toBeNull();
});

it('adds a note once', async () => {
  const requestId = randomUUID();
  const note = {
    shopId: on.shopId,
    requestId,
    writer: { userId: null, person: null },
    text: 'Call back',
    now: NOW,
  };
  await run((tx) => addNote(tx, { ...note, subscriberId: on.mira }));
  await run((tx) => addNote(tx, { ...note, subscriberId: on.mira }));
  expect(await run((tx) => listNotes(tx, on.shopId, on.mira))).toHaveLength(1);
  const other = await addSubscriber(opened.db, on.shopId, { phone: '+4915215550102' });
  await expect(run((tx) => addNote(tx, { ...note, subscriberId: other }))).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});
