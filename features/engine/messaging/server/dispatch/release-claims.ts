import type pg from 'pg';
import type { MessageInClaim } from './in-flight-journal.ts';

/** A worker without a heartbeat for this long is dead. */
const DEAD_AFTER_SECONDS = 15;

/** Whether a message is uncertain, a worker is dead, or a missing worker has a claim. Usually the answer is no. */
export async function isAnyLeftBehind(pool: pg.Pool, ownId: string): Promise<boolean> {
  const { rows } = await pool.query<{ is_any: boolean }>({
    name: 'is-any-left-behind',
    text: `select exists (select from outbox where state = 'uncertain')
      or exists (select from workers where worker_id <> $2 and heartbeat_at < clock_timestamp() - make_interval(secs => $1))
      or exists (select from claims c where worker_id <> $2
        and not exists (select from workers w where w.worker_id = c.worker_id)) as is_any`,
    values: [DEAD_AFTER_SECONDS, ownId],
  });
  return rows[0]?.is_any === true;
}

/**
 * Marks what dead workers may have handed over as uncertain, and queues the rest of their claims again. `readStarted`
 * gives the exact messages where it can. Returns the dead workers that had claims. Liveness uses the database's clock,
 * because the product's clock may be moved ahead. A worker that was paused never takes over from itself. Needs a
 * transaction.
 */
export async function takeOverFromDeadWorkers(
  client: pg.ClientBase,
  ownId: string,
  readStarted: (workerId: string) => readonly MessageInClaim[] | null,
): Promise<string[]> {
  await client.query(
    `with lost as (
       delete from workers where worker_id <> $2 and heartbeat_at < clock_timestamp() - make_interval(secs => $1)
       returning worker_id, started_at, heartbeat_at
     ), old as (
       delete from lost_workers where lost_at < clock_timestamp() - interval '1 day'
     )
     insert into lost_workers (worker_id, started_at, last_heartbeat_at, lost_at)
     select worker_id, started_at, heartbeat_at, clock_timestamp() from lost
     on conflict (worker_id) do update set last_heartbeat_at = excluded.last_heartbeat_at, lost_at = excluded.lost_at`,
    [DEAD_AFTER_SECONDS, ownId],
  );
  // Read before the journals: what a worker that was only paused claims from here on stays its own.
  const { rows } = await client.query<{ worker_id: string; claim_id: number }>(
    `select worker_id, claim_id from claims c
     where worker_id <> $1 and not exists (select from workers w where w.worker_id = c.worker_id)`,
    [ownId],
  );
  const dead = [...new Set(rows.map((row) => row.worker_id))];
  if (dead.length === 0) return dead;
  const journals = dead.map((workerId) => ({ workerId, started: readStarted(workerId) }));
  const known = journals.flatMap(({ workerId, started }) => (started ? [workerId] : []));
  const lines = journals.flatMap(({ started }) => started ?? []);
  await client.query({
    name: 'take-over-claims',
    text: release(
      'c.claim_id = any($1::bigint[])',
      `case when l.was_handed_over then l.attempts else (l.attempts - 1)::smallint end,
  case when l.was_handed_over then 'uncertain' else 'queued' end,
  case when l.was_handed_over then 'worker died' end,
  case when l.was_handed_over then l.claimed_at else l.created_at end,
  case when l.was_handed_over then l.claimed_at end`,
      `u.place <= c.handed_over and (c.worker_id <> all($2::uuid[])
        or (c.claim_id, u.message_id) in (select * from unnest($3::bigint[], $4::uuid[])))`,
    ),
    values: [
      rows.map((row) => row.claim_id),
      known,
      lines.map((line) => line.claimId),
      lines.map((line) => line.messageId),
    ],
  });
  return dead;
}

/**
 * Puts back what this worker claimed without knowing, because the answer to the claim was lost. None of it was sent.
 * `known` are the claims that it does know.
 */
export async function takeBackUnknown(
  pool: pg.Pool,
  workerId: string,
  known: readonly number[],
): Promise<void> {
  await pool.query({
    name: 'take-back-claims',
    text: release(
      'c.worker_id = $1 and c.claim_id <> all($2::bigint[])',
      `(l.attempts - 1)::smallint, 'queued', null, l.created_at, null`,
    ),
    values: [workerId, known],
  });
}

/**
 * Removes claims and puts back the messages that are still to be sent. A message that is in the outbox again, or in a
 * later claim, was settled in this one.
 */
function release(
  which: string,
  attemptsStateReasonDueClaimed: string,
  wasHandedOver = 'u.place <= c.handed_over',
): string {
  return `
with released as (
  delete from claims c where ${which} returning c.*
),
listed as (
  select c.claim_id, c.shop_id, c.sender_id, c.claimed_at, u.*, ${wasHandedOver} as was_handed_over
  from released c
  cross join lateral unnest(c.message_ids, c.created_ats, c.expires_ats, c.priorities, c.attempts, c.unknown_retries,
    c.sending_ids) with ordinality
    as u(message_id, created_at, expires_at, priority, attempts, unknown_retries, sending_id, place)
)
insert into outbox (shop_id, message_id, created_at, sender_id, priority, expires_at, unknown_retries, sending_id,
  attempts, state, reason, due_at, claimed_at)
select l.shop_id, l.message_id, l.created_at, l.sender_id, l.priority, l.expires_at, l.unknown_retries, l.sending_id,
  ${attemptsStateReasonDueClaimed}
from listed l
cross join lateral (
  select from messages m
  where m.shop_id = l.shop_id and m.message_id = l.message_id and m.created_at = l.created_at and m.state = 'queued'
  limit 1
) m
where not exists (
  select from claims later where later.claim_id > l.claim_id and l.message_id = any(later.message_ids)
)
on conflict (shop_id, message_id) do nothing`;
}
