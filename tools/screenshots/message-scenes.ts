import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { addSubscriber } from '../test-environment/seeds/add-subscriber.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';

const MADE_AT = new Date();
const LONG_WORDS = `${'the_other_side_closed_the_connection_'.repeat(9)} and said nothing more`;
const REASONS = ['130429', '130429', 'ECONNREFUSED', '131016', 'worker died'] as const;

interface Tried {
  reasons: readonly string[];
  /** The values of the message's final columns, as SQL. */
  ended: string;
  /** Whether another attempt follows. */
  isQueued?: boolean;
}

// A time after the last attempt.
const LATER = "now() + interval '20 minutes'";
const SENT = `'delivered', ${LATER}, ${LATER}, null::timestamptz, null::int`;
const FAILED = `'failed', null::timestamptz, null::timestamptz, ${LATER}, 131056`;
const QUEUED = "'queued', null::timestamptz, null::timestamptz, null::timestamptz, null::int";

/** A page of a message with these past attempts. */
function tried(name: string, given: Tried): Scene {
  const messageId = timeOrderedId(MADE_AT);
  return {
    name: `message-${name}`,
    path: `/messages/${messageId}`,
    before: (stage) => writeTried(stage, messageId, given),
  };
}

async function writeTried(
  { rows, db }: Stage,
  messageId: string,
  { reasons, ended, isQueued = false }: Tried,
): Promise<void> {
  const [ids] = await rows('select shop_id, sender_id from senders order by sender_id limit 1');
  const [shopId, senderId] = [ids?.['shop_id'], ids?.['sender_id']];
  const lena = await addSubscriber(db, Number(shopId), { phone: '+4915112345990', firstName: 'Lena' });
  const tries = reasons.map((reason, nth) => {
    return { at: new Date(MADE_AT.getTime() + nth * 47_000).toISOString(), reason };
  });
  await rows(
    `insert into messages (shop_id, message_id, created_at, sender_id, subscriber_id, channel, purpose, source_type,
       source_event, content, verdict, state, sent_at, delivered_at, failed_at, provider_code)
     select $1, $2, $3, $4, $5, 'WA', 'marketing', 'abandonedCart', 'picture', '{}', $6, ${ended}`,
    [shopId, messageId, MADE_AT, senderId, lena, JSON.stringify({ tries })],
  );
  if (!isQueued) return;
  await rows(
    `insert into outbox (shop_id, message_id, created_at, sender_id, priority, state, due_at, reason, attempts, expires_at)
     values ($1, $2, $3, $4, 3, 'queued', now() + interval '1 day', $5, $6, now() + interval '2 days')`,
    [shopId, messageId, MADE_AT, senderId, reasons.at(-1), reasons.length],
  );
}

const twenty = Array.from({ length: 20 }, (_, nth) => REASONS[nth % REASONS.length] ?? '');

/** The page of a message with different numbers of attempts. */
export const messageScenes: readonly Scene[] = [
  tried('without-tries', { reasons: [], ended: SENT }),
  tried('one-try', { reasons: ['130429'], ended: SENT }),
  tried('tried-again', { reasons: ['ECONNREFUSED', '131016'], ended: QUEUED, isQueued: true }),
  tried('twenty-tries', { reasons: twenty, ended: FAILED }),
  tried('long-words', { reasons: [LONG_WORDS, '131016'], ended: SENT }),
];
