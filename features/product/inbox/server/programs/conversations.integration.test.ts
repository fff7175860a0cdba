import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { EventBus, type DomainEvents } from '#platform/events/domain-events.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { claimAll } from '#tools/test-environment/message-steps.ts';
import { addPeople } from '#tools/test-environment/seeds/add-people.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { insertSender } from '#tools/test-environment/seeds/insert-sender.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { queueMessage } from '#tools/test-environment/seeds/queue-message.ts';
import type { ThreadState } from '../../contract/thread.ts';
import { OWNER_ID } from '../../rules/member-id.ts';
import {
  findConversation,
  findConversationMessage,
  listConversationMessages,
  listConversations,
  replyByProgram,
  setConversationDone,
} from '../conversations-api.ts';
import { noteAnswer } from '../note-answer.ts';
import { noteReceived } from '../note-received.ts';
import { addNote } from '../notes.ts';
import { findThread } from '../read-threads.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const KEY = { keyId: '7b0f2c1e-55aa-4c1d-9e2f-123456789abc', name: 'Chatbot' };

const opened = useTestDatabase();
let shopId: number;
let senderId: string;
let mira: string;
let count = 0;

beforeEach(async () => {
  shopId = await insertShop(opened.db);
  senderId = await insertSender(opened.db, shopId, { budget_at: ago(600) });
  mira = await newPerson();
});

const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const run = <Result>(work: (tx: Tx) => Promise<Result>) => inShop(opened.db, shopId, work);
const query = (text: string, values: unknown[] = []) => opened.pool.query(text, values);

function newPerson(): Promise<string> {
  count += 1;
  const phone = `+49152155${String(count).padStart(5, '0')}`;
  return addSubscriber(opened.db, shopId, { phone, at: ago(60_000) });
}

type Received = DomainEvents['messageReceived'];

/** A person's message, as the engine stores and reports it. */
async function receive(
  minutes: number,
  { subscriberId = mira, ...changes }: Partial<Received> = {},
): Promise<void> {
  count += 1;
  const at = ago(minutes);
  const inboundId = `wamid.${count}`;
  const words = {
    kind: 'text',
    text: 'Where is my parcel?',
    isTap: false,
    isStandby: false,
    taken: null,
  } as const;
  const received = {
    shopId,
    subscriberId,
    channel: 'WA',
    senderId,
    inboundId,
    at,
    startedAt: at,
    ...words,
    ...changes,
  } as const;
  await query('update subscribers set last_inbound_at = $2 where subscriber_id = $1', [subscriberId, at]);
  await query(
    `insert into inbound_messages (shop_id, channel, provider_message_id, subscriber_id, kind, text, received_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [shopId, received.channel, inboundId, subscriberId, received.kind, received.text, at],
  );
  await run((tx) => noteReceived(tx, received, { clock: { now: () => NOW } }));
}

function reply(text = 'It arrives today.', { hasHumanAgent = false } = {}): Promise<string> {
  const events = new EventBus();
  events.on('personAnswered', noteAnswer);
  const ctx = { clock: { now: () => NOW }, events, settings: { meta: { hasHumanAgent } } };
  return run((tx) => replyByProgram(ctx, tx, { shopId, subscriberId: mira, key: KEY, text }));
}

const thread = () => run((tx) => findThread(tx, { shopId, memberId: OWNER_ID, subscriberId: mira }));
const conversation = () => run((tx) => findConversation(tx, { shopId, subscriberId: mira, now: NOW }));

function page(state?: ThreadState, after?: string, size = 30) {
  return run((tx) =>
    listConversations(tx, { shopId, state, subscriberId: undefined, after, size, now: NOW }),
  );
}
const ids = async (state?: ThreadState) =>
  (await page(state)).conversations.map((one) => one.thread.subscriberId);

function messagePage(after?: string, size = 30) {
  return run((tx) => listConversationMessages(tx, { shopId, subscriberId: mira, after, size }));
}

describe('an answer of a program', () => {
  it('ends the wait, is stored with the name of its key, and assigns nobody', async () => {
    await receive(10);
    const messageId = await reply();
    expect(await thread()).toMatchObject({
      state: 'answered',
      waitingSince: null,
      excerpt: 'It arrives today.',
      assignee: null,
      isUnread: true,
    });
    expect(await run((tx) => findConversationMessage(tx, shopId, messageId))).toMatchObject({
      direction: 'out',
      state: 'queued',
      writtenBy: 'program',
      writerName: 'Chatbot',
    });
    const { rows } = await query(
      'select ended_by, member_id, person, is_program from inbox_waits where shop_id = $1',
      [shopId],
    );
    expect(rows).toEqual([{ ended_by: 'reply', member_id: KEY.keyId, person: 'Chatbot', is_program: true }]);
  });

  it('leaves a conversation to whoever is responsible for it', async () => {
    await receive(10);
    await query('update inbox_threads set assignee_id = $2 where subscriber_id = $1', [mira, OWNER_ID]);
    await reply();
    expect(await thread()).toMatchObject({ assignee: { memberId: OWNER_ID } });
  });

  it('lets offers wait, and is not a person’s message to the gate', async () => {
    await receive(10);
    await reply();
    const { rows } = await query('select shop_wrote_at from subscribers where subscriber_id = $1', [mira]);
    expect(rows).toEqual([{ shop_wrote_at: NOW }]);
    const claimed = await claimAll(opened, { shopId, senderId }, NOW);
    expect(claimed).toMatchObject([{ isByPerson: false, purpose: 'service' }]);
  });

  it('keeps its text as it is', async () => {
    await receive(10);
    const text = '<script>alert("x")</script> مرحبا \u202E שלום {{first_name}} *bold*\n& 👩‍👩‍👧';
    const messageId = await reply(text);
    expect(await run((tx) => findConversationMessage(tx, shopId, messageId))).toMatchObject({ text });
  });

  it.each<[string, () => Promise<void>, string, string]>([
    ['the person never wrote', () => Promise.resolve(), 'Hello', 'PERSON_SILENT'],
    ['the person wrote a day ago', () => receive(24 * 60), 'Hello', 'PERSON_SILENT'],
    ['the text is empty', () => receive(10), '', 'TEXT_EMPTY'],
    ['the text has only spaces', () => receive(10), ' \n\u00A0\u2003', 'TEXT_EMPTY'],
    ['the text is too long', () => receive(10), 'a'.repeat(1001), 'TEXT_TOO_LONG'],
    ['the person’s last message is an opt-out', () => stop(10), 'Hello', 'PERSON_STOPPED'],
    [
      'there is no number to send from',
      () => receive(10).then(removeSender),
      'Hello',
      'SENDER_NOT_CONNECTED',
    ],
  ])('is refused if %s', async (_why, happen, text, code) => {
    await happen();
    await expect(reply(text)).rejects.toMatchObject({ code });
    expect((await query('select from messages where shop_id = $1', [shopId])).rows).toEqual([]);
  });

  it('is possible again once somebody who opted out asks something', async () => {
    await receive(30);
    await stop(20);
    expect(await conversation()).toMatchObject({ replyUntil: null });
    await receive(10);
    expect(await conversation()).toMatchObject({ replyUntil: new Date(ago(10).getTime() + 86_400_000) });
    await reply();
  });

  it('does not use the seven days that Messenger gives people', async () => {
    await insertSender(opened.db, shopId, { channel: 'FB' });
    mira = await addSubscriber(opened.db, shopId, { psid: '24000000000000001', at: ago(60_000) });
    await receive(25 * 60, { channel: 'FB' });
    await expect(reply('Hello', { hasHumanAgent: true })).rejects.toMatchObject({ code: 'PERSON_SILENT' });
    expect(await conversation()).toMatchObject({ replyUntil: null });
  });

  it('goes to the person who remains after a merge', async () => {
    await receive(10);
    const former = randomUUID();
    await query(
      'insert into subscriber_aliases (shop_id, subscriber_id, merged_into, merged_at) values ($1, $2, $3, now())',
      [shopId, former, mira],
    );
    const remaining = mira;
    mira = former;
    await reply();
    mira = remaining;
    expect(await thread()).toMatchObject({ state: 'answered' });
  });
});

async function stop(minutes: number): Promise<void> {
  await receive(minutes, { text: 'STOP', taken: 'consent' });
  await query('update subscribers set stopped_all_at = $2 where subscriber_id = $1', [mira, ago(minutes)]);
}

async function removeSender(): Promise<void> {
  await query('delete from senders where shop_id = $1', [shopId]);
}

it('is finished and opened again by a program, like by the team', async () => {
  await receive(10);
  const set = (isDone: boolean) =>
    run((tx) => setConversationDone(tx, { shopId, subscriberId: mira, isDone, now: NOW }));
  await set(true);
  await set(true);
  expect(await thread()).toMatchObject({ state: 'done', waitingSince: null });
  await set(false);
  expect(await thread()).toMatchObject({ state: 'waiting', waitingSince: NOW.toISOString() });
  mira = await newPerson();
  await expect(set(true)).rejects.toMatchObject({ code: 'NOT_FOUND', field: 'personId' });
});

describe('the lists of conversations', () => {
  it('begin with whoever waits longest, and without a state with the newest activity', async () => {
    const [ben, cleo, dana] = [await newPerson(), await newPerson(), await newPerson()];
    await receive(40);
    await receive(30, { subscriberId: ben });
    await receive(20, { subscriberId: cleo, text: '👍', kind: 'reaction' });
    await receive(35, { subscriberId: dana });
    await receive(5, { text: 'Hello?' });
    expect(await ids('waiting')).toEqual([mira, dana, ben]);
    expect(await ids('done')).toEqual([cleo]);
    expect(await ids('answered')).toEqual([]);
    expect(await ids()).toEqual([mira, cleo, ben, dana]);
    await reply();
    expect(await ids('answered')).toEqual([mira]);
    expect(await ids()).toEqual([mira, cleo, ben, dana]);
  });

  it('find the conversation of one person', async () => {
    await receive(10);
    const other = await newPerson();
    await receive(5, { subscriberId: other });
    const of = async (subscriberId: string, state?: ThreadState) => {
      const asked = { shopId, state, subscriberId, after: undefined, size: 30, now: NOW };
      const { conversations } = await run((tx) => listConversations(tx, asked));
      return conversations.map((one) => one.thread.subscriberId);
    };
    expect(await of(mira)).toEqual([mira]);
    expect(await of(mira, 'waiting')).toEqual([mira]);
    expect(await of(mira, 'done')).toEqual([]);
    expect(await of(await newPerson())).toEqual([]);
  });

  it.each<ThreadState | undefined>(['waiting', undefined])(
    'of the state %s show each conversation once over all pages, while messages arrive',
    async (state) => {
      await addPeople(opened.db, shopId, 40);
      await query(
        `insert into inbox_threads (shop_id, subscriber_id, channel, state, waiting_since, last_message_at, last_kind, last_from)
         select shop_id, subscriber_id, channel, s, case when s = 'waiting' then $2::timestamptz end, $2, 'text', 'person'
         from (select *, case when $3 or row_number() over (order by subscriber_id) % 2 = 0 then 'waiting' else 'done' end as s
           from subscribers where shop_id = $1) people`,
        [shopId, ago(100), state === 'waiting'],
      );
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const found = await page(state, after, 7);
        seen.push(...found.conversations.map((one) => one.thread.subscriberId));
        after = found.next ?? undefined;
        // Somebody new asks, and somebody whose conversation was shown asks again.
        await receive(1, { subscriberId: await newPerson() });
        await receive(1, { subscriberId: seen[0] ?? '' });
      } while (after !== undefined);
      expect(seen.length).toBeGreaterThanOrEqual(41);
      expect(new Set(seen).size).toBe(seen.length);
    },
  );

  it.each(['', 'x', `2026-02-31 10:00:00+00~${OWNER_ID}`])('refuse the place %j', async (after) => {
    await expect(page(undefined, after)).rejects.toMatchObject({ code: 'CURSOR_INVALID', field: 'cursor' });
    await expect(messagePage(after)).rejects.toMatchObject({ code: 'CURSOR_INVALID', field: 'cursor' });
  });
});

describe('the messages of a conversation', () => {
  it('come from both directions with who wrote them, without notes and tests', async () => {
    await receive(50, { text: 'Where is my parcel?' });
    await receive(40, { text: null, kind: 'image' });
    const to = { shopId, senderId, subscriberId: mira };
    await queueMessage(opened.db, { ...to, content: { kind: 'text', body: 'Your cart' } }, ago(30));
    await queueMessage(
      opened.db,
      { ...to, source: { kind: 'test', type: 'abandonedCart', id: null } },
      ago(29),
    );
    await query(
      `insert into outside_messages (shop_id, channel, provider_message_id, subscriber_id, kind, text, written_at, state)
       values ($1, 'WA', 'wamid.out', $2, 'text', 'From my phone', $3, 'read')`,
      [shopId, mira, ago(20)],
    );
    const writer = { userId: null, person: null };
    const note = { requestId: randomUUID(), text: 'Ask the depot', now: ago(10) };
    await run((tx) => addNote(tx, { shopId, subscriberId: mira, writer, ...note }));
    await reply('It arrives today.');
    const { messages, next } = await messagePage();
    expect(messages.map((one) => [one.direction, one.kind, one.text, one.state, one.writtenBy])).toEqual([
      ['out', 'text', 'It arrives today.', 'queued', 'program'],
      ['out', 'text', 'From my phone', 'read', 'person'],
      ['out', 'text', 'Your cart', 'queued', 'automation'],
      ['in', 'image', null, null, null],
      ['in', 'text', 'Where is my parcel?', null, null],
    ]);
    expect(next).toBeNull();
    // WhatsApp's own ids contain phone numbers.
    expect(JSON.stringify(messages)).not.toContain('wamid');
  });

  it('are shown once over all pages, with many of the same second and while new ones arrive', async () => {
    for (let no = 0; no < 25; no += 1) await receive(60, { text: `question ${no}` });
    for (let no = 0; no < 25; no += 1)
      await queueMessage(opened.db, { shopId, senderId, subscriberId: mira }, ago(60));
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const found = await messagePage(after, 7);
      seen.push(...found.messages.map(({ id }) => id));
      after = found.next ?? undefined;
      await receive(1);
    } while (after !== undefined);
    expect(seen).toHaveLength(50);
    expect(new Set(seen).size).toBe(50);
  });

  it('of another shop are not shown', async () => {
    await receive(10);
    const other = await insertShop(opened.db);
    const asked = { shopId: other, subscriberId: mira, after: undefined, size: 30 };
    const found = await inShop(opened.db, other, (tx) => listConversationMessages(tx, asked));
    expect(found).toEqual({ messages: [], next: null });
  });
});
