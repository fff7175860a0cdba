import type pg from 'pg';
import type { ClaimedMessage } from './claim-batch.ts';

interface Row<Ending> {
  message: Pick<ClaimedMessage, 'shopId' | 'messageId' | 'createdAt'>;
  ending: Ending;
}

const MOST_TRIES_KEPT = 20;
const LONGEST_REASON = 500;

/** Stores the reasons why messages wait. An unchanged reason is written only once, however often it is checked. */
export async function recordWaits(
  client: pg.ClientBase,
  rows: readonly Row<{ reason: string; until: Date }>[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await client.query({
    name: 'note-waits',
    text: `
      update messages m set verdict = coalesce(m.verdict, '{}') ||
        jsonb_build_object('wait', jsonb_build_object('reason', g.reason, 'until', g.until, 'at', $6::timestamptz))
      from unnest($1::bigint[], $2::uuid[], $3::timestamptz[], $4::text[], $5::timestamptz[])
        as g(shop_id, message_id, created_at, reason, until)
      where m.shop_id = g.shop_id and m.message_id = g.message_id and m.created_at = g.created_at
        and m.verdict #>> '{wait,reason}' is distinct from g.reason`,
    values: [
      ...keysOf(rows),
      rows.map(({ ending }) => ending.reason),
      rows.map(({ ending }) => ending.until),
      now,
    ],
  });
}

/** Stores each try that did not end a message, up to the newest `MOST_TRIES_KEPT`. */
export async function recordTries(
  client: pg.ClientBase,
  rows: readonly Row<{ reason: string }>[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await client.query({
    name: 'note-tries',
    text: `
      update messages m set verdict = coalesce(m.verdict, '{}') || jsonb_build_object('tries',
        case when jsonb_array_length(coalesce(m.verdict -> 'tries', '[]')) < ${MOST_TRIES_KEPT}
          then coalesce(m.verdict -> 'tries', '[]') else (m.verdict -> 'tries') - 0
        end || jsonb_build_object('at', $5::timestamptz, 'reason', g.reason))
      from unnest($1::bigint[], $2::uuid[], $3::timestamptz[], $4::text[]) as g(shop_id, message_id, created_at, reason)
      where m.shop_id = g.shop_id and m.message_id = g.message_id and m.created_at = g.created_at`,
    values: [...keysOf(rows), rows.map(({ ending }) => ending.reason.slice(0, LONGEST_REASON)), now],
  });
}

/** Drops messages for good, with the gate's rule as the reason. */
export async function recordSkips(
  client: pg.ClientBase,
  rows: readonly Row<{ reason: string }>[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await client.query({
    name: 'note-skips',
    text: `
      update messages m set state = 'skipped', verdict = coalesce(m.verdict, '{}') ||
        jsonb_build_object('verdict', 'skip', 'reason', g.reason, 'at', $5::timestamptz)
      from unnest($1::bigint[], $2::uuid[], $3::timestamptz[], $4::text[]) as g(shop_id, message_id, created_at, reason)
      where m.shop_id = g.shop_id and m.message_id = g.message_id and m.created_at = g.created_at and m.state = 'queued'`,
    values: [...keysOf(rows), rows.map(({ ending }) => ending.reason), now],
  });
}

function keysOf(rows: readonly Row<unknown>[]): unknown[] {
  return [
    rows.map(({ message }) => message.shopId),
    rows.map(({ message }) => message.messageId),
    rows.map(({ message }) => message.createdAt),
  ];
}
