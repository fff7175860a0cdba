import type pg from 'pg';
import type { Settlement } from '../dispatch/settle-answers.ts';

/** A message without an answer about its end. */
interface Unended {
  message: Settlement['message'];
  state: 'queued' | 'uncertain' | 'awaiting_code';
  reason: string | null;
  dueAt: Date;
  /** Whether this claim counts as a try. */
  wasTried: boolean;
}

const LONGEST_REASON = 500;

/**
 * Puts messages that continue later back into the outbox, or marks them as uncertain until a receipt names them. A
 * message that a receipt has moved on meanwhile stays out. For a claim that is no longer among `ours`, only messages
 * that became uncertain since are taken back: another worker may have the rest.
 */
export async function requeue(
  client: pg.ClientBase,
  batch: readonly Settlement[],
  ours: ReadonlySet<number>,
  now: Date,
): Promise<void> {
  const rows = batch.flatMap((one) => toUnended(one, now));
  if (rows.length === 0) return;
  await client.query({
    name: 'put-back',
    text: PUT_BACK,
    values: [
      rows.map(({ message }) => message.shopId),
      rows.map(({ message }) => message.messageId),
      rows.map(({ message }) => message.createdAt),
      rows.map(({ message }) => message.priority),
      rows.map(({ message }) => message.expiresAt),
      rows.map(({ message }) => message.unknownRetries),
      rows.map(({ message }) => message.sendingId),
      rows.map(({ message, wasTried }) => message.attempts - (wasTried ? 0 : 1)),
      rows.map(({ state }) => state),
      rows.map(({ reason }) => reason?.slice(0, LONGEST_REASON) ?? null),
      rows.map(({ dueAt }) => dueAt),
      now,
      rows.map(({ message }) => ours.has(message.claimId)),
    ],
  });
}

function toUnended({ message, ending }: Settlement, now: Date): Unended[] {
  switch (ending.kind) {
    case 'retry':
      return [
        { message, state: 'queued', reason: ending.reason, dueAt: ending.at, wasTried: ending.wasTried },
      ];
    case 'wait':
      return [{ message, state: 'queued', reason: ending.reason, dueAt: ending.until, wasTried: false }];
    case 'uncertain':
      return [{ message, state: 'uncertain', reason: ending.reason, dueAt: now, wasTried: true }];
    case 'awaitsCode':
      return [{ message, state: 'awaiting_code', reason: null, dueAt: now, wasTried: false }];
    case 'requeue':
      // Due earlier, so that it is sent before messages that were created later.
      return [{ message, state: 'queued', reason: null, dueAt: message.createdAt, wasTried: false }];
    case 'sent':
    case 'failed':
    case 'skipped':
      return [];
  }
}

const PUT_BACK = `
insert into outbox as o (shop_id, message_id, created_at, sender_id, priority, expires_at, unknown_retries, sending_id,
  attempts, state, reason, due_at, claimed_at)
select g.shop_id, g.message_id, g.created_at, m.sender_id, g.priority, g.expires_at, g.unknown_retries, g.sending_id,
  g.attempts, g.state, g.reason, g.due_at, case when g.state = 'uncertain' then $12::timestamptz end
from unnest($1::bigint[], $2::uuid[], $3::timestamptz[], $4::smallint[], $5::timestamptz[], $6::smallint[], $7::uuid[],
    $8::smallint[], $9::text[], $10::text[], $11::timestamptz[], $13::bool[])
  as g(shop_id, message_id, created_at, priority, expires_at, unknown_retries, sending_id, attempts, state, reason, due_at,
    is_ours)
join messages m on m.shop_id = g.shop_id and m.message_id = g.message_id and m.created_at = g.created_at
where m.state = 'queued' and (g.is_ours or exists (
  select from outbox u where u.shop_id = g.shop_id and u.message_id = g.message_id and u.state = 'uncertain'
))
order by g.shop_id, g.message_id
on conflict (shop_id, message_id) do update set
  state = excluded.state, reason = excluded.reason, due_at = excluded.due_at, attempts = excluded.attempts,
  claimed_at = excluded.claimed_at
where o.state = 'uncertain'`;
