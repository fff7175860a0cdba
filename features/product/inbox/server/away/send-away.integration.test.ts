import { beforeEach, describe, expect, it } from 'vitest';
import { isAllSendingPaused } from '#features/engine/messaging/server/index.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/clock/durations.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import type { DomainEvents } from '#platform/events/domain-events.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { claimAll } from '#tools/test-environment/message-steps.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { insertSender } from '#tools/test-environment/seeds/insert-sender.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import type { InboxSettings } from '../../contract/opening-calls.ts';
import { OWNER_ID } from '../../rules/member-id.ts';
import { setDone } from '../change-thread.ts';
import { moveThreads } from '../move-threads.ts';
import { noteAnswer } from '../note-answer.ts';
import { noteOutside } from '../note-outside.ts';
import { noteReceived } from '../note-received.ts';
import { findSettings, saveSettings } from '../settings.ts';

/** A Friday evening in Berlin: 21:00. The time moves with each test. */
const EVENING = new Date('2026-11-20T20:00:00Z');
const LONG_AGO = new Date('2026-10-01T12:00:00Z');
const OPEN = { fromMinute: 9 * 60, untilMinute: 18 * 60 };
const SETTINGS: InboxSettings = {
  hoursOn: true,
  hours: { weekdays: [1, 2, 3, 4, 5, 6, 7].map(() => [OPEN]), closedDays: [] },
  awayOn: true,
  awayText: 'Hello {{first name}}, we answer tomorrow.',
};

const opened = useTestDatabase();
let shopId: number;
let senderId: string;
let mira: string;
let now: Date;
let count = 0;

beforeEach(async () => {
  now = EVENING;
  shopId = await insertShop(opened.db, { time_zone: 'Europe/Berlin' });
  senderId = await insertSender(opened.db, shopId);
  mira = await addSubscriber(opened.db, shopId, { phone: '+4915215550101', firstName: 'Mira', at: LONG_AGO });
  await run((tx) => saveSettings(tx, shopId, SETTINGS));
});

const run = <Result>(work: (tx: Tx) => Promise<Result>) => inShop(opened.db, shopId, work);
const wait = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE_MS);
};
const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);
const clock = { now: () => now };

type Received = DomainEvents['messageReceived'];

function ask(changes: Partial<Received> = {}): Promise<void> {
  count += 1;
  const question = {
    kind: 'text',
    text: 'Where is my parcel?',
    isTap: false,
    isStandby: false,
    taken: null,
  } as const;
  const received = {
    shopId,
    subscriberId: mira,
    channel: 'WA',
    senderId,
    inboundId: `wamid.${count}`,
    ...question,
    at: now,
    startedAt: now,
  } as const;
  return run((tx) => noteReceived(tx, { ...received, ...changes }, { clock }));
}

async function answer(): Promise<void> {
  await opened.pool.query('update subscribers set shop_wrote_at = $2 where subscriber_id = $1', [mira, now]);
  count += 1;
  const messageId = `01989fd0-0000-7000-8000-${String(count).padStart(12, '0')}`;
  const written = {
    shopId,
    subscriberId: mira,
    channel: 'WA',
    messageId,
    userId: null,
    person: null,
    text: 'Here.',
  } as const;
  await run((tx) => noteAnswer(tx, { ...written, at: now }));
}

interface Away {
  to: string;
  text: string;
  state: string;
  reason: string | null;
}

async function sent(): Promise<Away[]> {
  const { rows } = await opened.pool.query<Away>(
    `select subscriber_id as to, content ->> 'body' as text, state, verdict ->> 'reason' as reason from messages
     where shop_id = $1 and source_type = 'awayMessage' order by created_at, message_id`,
    [shopId],
  );
  return rows;
}

interface Wait {
  minutes: number | null;
  openMinutes: number | null;
  how: string | null;
}

async function waits(): Promise<Wait[]> {
  const { rows } = await opened.pool.query<Wait>(
    `select (extract(epoch from ended_at - started_at) / 60)::int as minutes, (open_ms / 60000)::int as "openMinutes",
       ended_by as how from inbox_waits where shop_id = $1 order by started_at`,
    [shopId],
  );
  return rows;
}

const thread = async () => {
  const { rows } = await opened.pool.query(
    'select state, waiting_since, last_message_at, excerpt, last_from from inbox_threads where subscriber_id = $1',
    [mira],
  );
  return rows[0] as Record<string, unknown>;
};

describe('a question outside of the opening hours', () => {
  it('gets one message, which leaves the thread as it is', async () => {
    await ask();
    const before = await thread();
    wait(1);
    await ask({ text: 'Hello?' });
    expect(await sent()).toEqual([
      { to: mira, text: 'Hello Mira, we answer tomorrow.', state: 'queued', reason: null },
    ]);
    expect(before).toMatchObject({
      state: 'waiting',
      waiting_since: EVENING,
      excerpt: 'Where is my parcel?',
    });
    expect(await thread()).toMatchObject({ state: 'waiting', waiting_since: EVENING, last_from: 'person' });
  });

  it('gets one, in whatever order two messages come', async () => {
    await ask({ at: now });
    await ask({ at: ago(1) });
    expect(await sent()).toHaveLength(1);
    expect(await waits()).toHaveLength(1);
  });

  it('gets one if two workers process two messages at the same time', async () => {
    await Promise.all([ask(), ask(), ask()]);
    expect(await sent()).toHaveLength(1);
    expect(await waits()).toHaveLength(1);
  });

  it('gets none from a backlog, but the next one does', async () => {
    await ask({ at: ago(6) });
    expect(await sent()).toEqual([]);
    wait(1);
    await ask();
    expect(await sent()).toHaveLength(1);
  });

  it.each<[string, Partial<Received>]>([
    ['an opt-out', { taken: 'consent', text: 'STOP' }],
    ['an answer to a campaign', { taken: 'answer', text: 'cancel' }],
    ['a reaction', { kind: 'reaction', text: '👍' }],
    ['a message that another app answers', { isStandby: true }],
  ])('is none if it is %s', async (_what, changes) => {
    await ask(changes);
    expect(await sent()).toEqual([]);
    expect(await waits()).toEqual([]);
  });

  it('leaves the decision to the next question if something else answered it', async () => {
    await opened.pool.query(
      `insert into messages (shop_id, message_id, created_at, sender_id, subscriber_id, channel, purpose, source_kind, source_type,
         source_event, content, state, expires_at, priority)
       values ($1, gen_random_uuid(), $4, $2, $3, 'WA', 'service', 'service', 'stopQuestion', 'x', '{}', 'queued', $4, 0)`,
      [shopId, senderId, mira, now],
    );
    await ask({ text: 'stop sending?' });
    expect(await sent()).toEqual([]);
    wait(1);
    await ask();
    expect(await sent()).toHaveLength(1);
  });
});

describe('no away message is sent', () => {
  it('within the hours, nor for a later question of the same wait', async () => {
    now = new Date('2026-11-20T16:58:00Z');
    await ask();
    wait(5);
    await ask();
    expect(await sent()).toEqual([]);
  });

  it.each<[string, Partial<InboxSettings>]>([
    ['without opening hours', { hoursOn: false }],
    ['if the merchant switched it off', { awayOn: false }],
  ])('%s', async (_what, changes) => {
    await run((tx) => saveSettings(tx, shopId, { ...SETTINGS, ...changes }));
    await ask();
    expect(await sent()).toEqual([]);
  });

  it('to somebody who opted out', async () => {
    await opened.pool.query(
      'update subscribers set stopped_all_at = now(), has_marketing_consent = false where subscriber_id = $1',
      [mira],
    );
    await ask();
    expect(await sent()).toEqual([]);
  });

  it('while sending is paused, nor for that wait afterwards', async () => {
    await opened.pool.query('insert into sending_pauses (shop_id, paused_at) values ($1, $2)', [shopId, now]);
    expect(await run((tx) => isAllSendingPaused(tx, shopId))).toBe(true);
    await ask();
    await opened.pool.query('delete from sending_pauses where shop_id = $1', [shopId]);
    wait(1);
    await ask();
    expect(await sent()).toEqual([]);
  });

  it('to a person of another shop', async () => {
    const other = await insertShop(opened.db, { time_zone: 'Europe/Berlin' });
    expect(await inShop(opened.db, other, (tx) => findSettings(tx, shopId))).toMatchObject({
      hoursOn: false,
    });
    expect(await inShop(opened.db, other, (tx) => findSettings(tx, other))).toMatchObject({ awayOn: false });
  });
});

describe('a new wait', () => {
  it('gets the next one after four hours, and three a day at most', async () => {
    now = new Date('2026-11-20T17:30:00Z');
    for (let nth = 0; nth < 5; nth++) {
      await ask();
      wait(1);
      await answer();
      wait(119);
    }
    expect(await sent()).toHaveLength(3);
    expect(await waits()).toHaveLength(5);
  });

  it('gets none while the team talks with the person', async () => {
    await answer();
    wait(30);
    await ask();
    expect(await sent()).toEqual([]);
  });
});

describe('an away message that is not sent yet', () => {
  const DROPPED = [{ state: 'skipped', reason: 'teamAnswered' }];

  it('is dropped by an answer', async () => {
    await ask();
    await answer();
    expect(await sent()).toMatchObject(DROPPED);
    expect(await thread()).toMatchObject({ state: 'answered' });
  });

  it('is dropped if the team finishes the thread', async () => {
    await ask();
    await run((tx) => setDone(tx, { shopId, memberId: OWNER_ID, subscriberId: mira }, { isDone: true, now }));
    expect(await sent()).toMatchObject(DROPPED);
  });

  it('is dropped by what the team wrote in the phone app, but not by what it wrote before', async () => {
    await ask();
    const outside = { shopId, subscriberId: mira, channel: 'WA', kind: 'text', text: 'Here.' } as const;
    await run((tx) => noteOutside(tx, { ...outside, at: ago(1) }));
    expect(await sent()).toMatchObject([{ state: 'queued' }]);
    await run((tx) => noteOutside(tx, { ...outside, at: now }));
    expect(await sent()).toMatchObject(DROPPED);
  });
});

describe('at the gate, an away message', () => {
  it.each([
    ['is answered if the shop wrote after the question', 0, true],
    ['is not answered by what the shop wrote before', 2, false],
  ])('%s', async (_what, minutes, isAnswered) => {
    // Later than the sender, whose budget grows from then on.
    now = new Date((Math.ceil(Date.now() / DAY_MS) + 1) * DAY_MS - 4 * HOUR_MS);
    await ask({ at: ago(1) });
    await opened.pool.query('update subscribers set shop_wrote_at = $2 where subscriber_id = $1', [
      mira,
      ago(minutes),
    ]);
    const [claimed] = await claimAll(opened, { shopId, senderId }, now);
    expect(claimed).toMatchObject({ isAnswered, isByPerson: false, purpose: 'service', expiresAt: ago(-4) });
  });
});

it('speaks to people on Messenger as well', async () => {
  await ask({ channel: 'FB' });
  const { rows } = await opened.pool.query(
    "select content from messages where shop_id = $1 and source_type = 'awayMessage'",
    [shopId],
  );
  const text = 'Hello Mira, we answer tomorrow.';
  expect(rows).toEqual([{ content: { kind: 'messengerText', text, quickReplies: [] } }]);
});

describe('a wait', () => {
  it('counts the open hours, and how it ended', async () => {
    await ask();
    wait(12.5 * 60);
    await answer();
    wait(10);
    await ask();
    wait(20);
    await run((tx) => setDone(tx, { shopId, memberId: OWNER_ID, subscriberId: mira }, { isDone: true, now }));
    expect(await waits()).toEqual([
      { minutes: 750, openMinutes: 30, how: 'reply' },
      { minutes: 20, openMinutes: 20, how: 'done' },
    ]);
  });

  it('counts every hour without opening hours', async () => {
    await run((tx) => saveSettings(tx, shopId, { ...SETTINGS, hoursOn: false }));
    await ask();
    wait(12.5 * 60);
    await answer();
    expect(await waits()).toEqual([{ minutes: 750, openMinutes: 750, how: 'reply' }]);
  });

  it('stays one if two rows turn out to be one person', async () => {
    const former = await addSubscriber(opened.db, shopId, {
      phone: '+4915215550102',
      firstName: 'Mira',
      at: LONG_AGO,
    });
    await ask({ subscriberId: former });
    wait(2);
    await ask();
    await run((tx) => moveThreads(tx, { shopId, fromId: former, toId: mira }));
    wait(8);
    await answer();
    expect(await waits()).toMatchObject([{ minutes: 10 }]);
    // The away message that either row got counts.
    wait(60);
    await ask();
    expect(await sent()).toHaveLength(2);
  });

  it('starts again if a former release ended the one before', async () => {
    await ask();
    await opened.pool.query(
      "update inbox_threads set state = 'done', waiting_since = null where subscriber_id = $1",
      [mira],
    );
    wait(300);
    await ask();
    expect(await sent()).toHaveLength(2);
    expect(await waits()).toEqual([{ minutes: null, openMinutes: null, how: null }]);
  });
});
