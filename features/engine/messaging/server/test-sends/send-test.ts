import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { findSenderId } from '#features/foundations/channels/server/index.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { shopDay } from '#platform/clock/shop-day.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { MessageContent } from '../../contract/content/message-content.ts';
import { PRIORITY, type NewMessage, type Purpose } from '../../contract/message.ts';
import { testEvent } from '../../contract/test-event.ts';
import { createMessages } from '../outbox/create-messages.ts';
import { findTestRecipient, type TestAddress } from './find-test-recipient.ts';
import { testRefusalReason } from './test-refusal-reason.ts';

const MOST_IN_DAY = 20;

/** A message to send as a test. */
export interface NewTest {
  shopId: number;
  channel: Channel;
  /** A number that the merchant typed, or a known person: Messenger reaches nobody by number. */
  to: TestAddress;
  purpose: Purpose;
  /** The source of the test: the type of a campaign or tool, or `broadcast`, and its id. */
  source: { type: string; id: string | null };
  content: MessageContent;
  /** The messages that follow in an open chat, in order. */
  followedBy?: readonly MessageContent[];
  /** The address of each link in the content, by the link's name. */
  links: Readonly<Record<string, string>>;
}

const LIFETIME_MS = 3600 * 1000;

/**
 * Queues a message as a test, in the caller's transaction, and returns its id. The gate checks no consent, switch,
 * quiet hours or cap, and the test counts in no figure. The caller checks whether the plan has the feature. Throws
 * SENDER_NOT_CONNECTED, NUMBER_STOPPED, PLAN_NOT_ACTIVE, PLAN_LIMIT_REACHED, TEMPLATE_NOT_APPROVED, or
 * TEST_LIMIT_REACHED after twenty on one of the shop's days.
 */
export async function sendTest(
  ctx: Pick<Context, 'clock' | 'settings'>,
  tx: Tx,
  test: NewTest,
): Promise<string> {
  const { shopId, channel, content, followedBy = [] } = test;
  const now = ctx.clock.now();
  const senderId = await findSenderId(tx, shopId, channel);
  if (senderId === null) throw new AppError('SENDER_NOT_CONNECTED');
  const subscriberId = await findTestRecipient(ctx, tx, { shopId, channel, to: test.to });
  const refused = await testRefusalReason(tx, { shopId, senderId, content });
  if (refused) throw new AppError(refused);
  const { time_zone: timeZone } = await getShop(tx, shopId);
  // Last, since it holds up the shop's other tests: one that is refused for another reason is not counted.
  if (!(await countTest(tx, shopId, shopDay(now, timeZone)))) throw new AppError('TEST_LIMIT_REACHED');
  const sourceEvent = testEvent(randomUUID());
  const about = { ...test, senderId, subscriberId, sourceEvent, key: sourceEvent };
  const [messageId] = await createMessages(ctx, tx, testMessages(about, [content, ...followedBy], now));
  if (messageId === undefined) throw new Error('a test whose key was used before');
  return messageId;
}

/** A reply to the answer to a test, for the person who tapped it. */
export interface TestAnswer extends Pick<NewTest, 'shopId' | 'channel' | 'source' | 'links'> {
  senderId: string;
  subscriberId: string;
  /** The message that was answered, and its subject. */
  answers: { messageId: string; sourceEvent: string };
  /** The payload of the answer: each is answered once. */
  payload: string;
  contents: readonly MessageContent[];
}

/**
 * Continues a test after somebody tapped an answer of it. The reply is a test as well, and does not count towards the
 * twenty tests a day.
 */
export async function answerTest(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  { answers, payload, contents, ...answer }: TestAnswer,
): Promise<void> {
  const { messageId, sourceEvent } = answers;
  const key = ['testAnswer', messageId, payload].join(':');
  const about = { ...answer, purpose: 'service' as const, sourceEvent, key };
  await createMessages(ctx, tx, testMessages(about, contents, ctx.clock.now()));
}

type About = Pick<
  NewMessage,
  'shopId' | 'senderId' | 'subscriberId' | 'channel' | 'purpose' | 'sourceEvent'
> &
  Pick<NewTest, 'source' | 'links'> & { key: string };

function testMessages(about: About, contents: readonly MessageContent[], now: Date): NewMessage[] {
  const { shopId, senderId, subscriberId, channel, purpose, source, sourceEvent, links, key } = about;
  return contents.map((content, at) => ({
    shopId,
    senderId,
    subscriberId,
    channel,
    purpose,
    sourceEvent,
    links,
    content,
    messageKey: at === 0 ? key : `${key}:${at + 1}`,
    source: { kind: 'test', ...source },
    followsLast: at > 0,
    discount: null,
    discountCode: null,
    priority: PRIORITY.transactional,
    dueAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
  }));
}

/** Counts a test on the shop's day; false if the day's limit is reached. Concurrent calls never exceed the limit. */
async function countTest(tx: Tx, shopId: number, day: string): Promise<boolean> {
  const { rows } = await sql`
    insert into test_days as t (shop_id, day, tests) values (${shopId}, ${day}, 1)
    on conflict (shop_id, day) do update set tests = t.tests + 1 where t.tests < ${MOST_IN_DAY}
    returning tests`.execute(tx);
  return rows.length > 0;
}
