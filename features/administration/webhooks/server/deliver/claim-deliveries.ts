import { sql, type RawBuilder } from 'kysely';
import { MINUTE_MS } from '#platform/clock/durations.ts';
import type { Database } from '#platform/database/database.ts';

/** An attempt that is not settled by then belonged to a worker that died. Longer than a request may take. */
const LEASE_MS = MINUTE_MS;
/**
 * Requests to one endpoint at the same time in one process. Ten thousand a minute take nine to one that answers after
 * 50 ms, and a free place stays empty for a moment.
 */
const PLACES_OF_QUICK = 24;
/** To one that succeeded before, but has not answered in time to this process lately. */
const PLACES_OF_PROVEN = 5;
/** To one that failed last time or never succeeded. */
const PLACES_OF_UNPROVEN = 1;

/** A delivery that this worker attempts now. */
export interface Claimed {
  shopId: number;
  endpointId: string;
  eventId: string;
  attemptId: string;
  /** How many attempts were made before. */
  attempts: number;
  /** Quick: answered in time lately. Failing: failed last time. */
  kind: 'quick' | 'unknown' | 'failing';
  url: string;
  body: string;
  secret: Buffer;
  formerSecret: Buffer | null;
  formerSecretUntil: Date | null;
}

/** How many deliveries a worker can take now, by the kind of their endpoint. */
export type Places = Readonly<Record<Claimed['kind'], number>>;

/** What this process knows about an endpoint. */
export interface KnownEndpoint {
  /** How many requests run. */
  running: number;
  /** Whether it answered in time lately. */
  isQuick: boolean;
}

/** Whether a delivery is due. */
export function deliveriesDue(now: Date): RawBuilder<boolean> {
  return sql`exists (select from event_deliveries where state = 'waiting' and due_at <= ${now})`;
}

/**
 * Takes due deliveries, so that no other worker does. Shops take turns, and so do the endpoints of a shop. Each kind of
 * endpoint has places of its own, so that those that fail or hang do not delay the others. A delivery that is not settled
 * is due again later.
 */
export async function claimDeliveries(
  db: Database,
  places: Places,
  known: ReadonlyMap<string, KnownEndpoint>,
  now: Date,
): Promise<Claimed[]> {
  const ids = [...known.keys()];
  const counts = [...known.values()].map(({ running }) => running);
  const areQuick = [...known.values()].map(({ isQuick }) => isQuick);
  const { rows } = await sql<Claimed>`
    with sorted as (
      select e.shop_id, e.endpoint_id, coalesce(k.running, 0) as running,
        case when e.failing_since is not null then 'failing' when k.is_quick then 'quick' else 'unknown' end as kind,
        e.last_delivered_at is not null as is_proven
      from event_endpoints e
      left join unnest(${ids}::uuid[], ${counts}::int[], ${areQuick}::boolean[]) as k(endpoint_id, running, is_quick)
        on k.endpoint_id = e.endpoint_id
      where e.state = 'on' and (e.paused_until is null or e.paused_until <= ${now})
    ), ready as materialized (
      select shop_id, endpoint_id, kind, is_proven,
        case when kind = 'quick' then ${PLACES_OF_QUICK}::int
          when kind = 'unknown' and is_proven then ${PLACES_OF_PROVEN}::int
          else ${PLACES_OF_UNPROVEN}::int end - running as places
      from sorted
    ), due as (
      select r.shop_id, r.endpoint_id, r.kind, r.is_proven, d.event_id, d.due_at,
        row_number() over (partition by r.shop_id, r.kind order by d.nth, d.due_at) as turn
      from ready r cross join lateral (
        select event_id, due_at, row_number() over (order by due_at) as nth from (
          select event_id, due_at from event_deliveries
          where shop_id = r.shop_id and endpoint_id = r.endpoint_id and state = 'waiting' and due_at <= ${now}
          order by due_at limit greatest(r.places, 0)) oldest) d
    ), ranked as (
      select shop_id, endpoint_id, event_id, kind,
        row_number() over (partition by kind order by turn, not is_proven, due_at) as rank
      from due
    ), locked as (
      select d.shop_id, d.endpoint_id, d.event_id, r.kind
      from ranked r join event_deliveries d using (shop_id, endpoint_id, event_id)
      where r.rank <= case r.kind when 'quick' then ${places.quick}::int when 'unknown' then ${places.unknown}::int
          else ${places.failing}::int end
        and d.state = 'waiting' and d.due_at <= ${now}
      for update of d skip locked
    )
    update event_deliveries d set due_at = ${new Date(now.getTime() + LEASE_MS)}, attempt_id = gen_random_uuid(),
      attempted_at = ${now}
    from locked l
    join event_endpoints e on e.shop_id = l.shop_id and e.endpoint_id = l.endpoint_id
    join shop_events v on v.shop_id = l.shop_id and v.event_id = l.event_id
    where d.shop_id = l.shop_id and d.endpoint_id = l.endpoint_id and d.event_id = l.event_id
    returning d.shop_id as "shopId", d.endpoint_id as "endpointId", d.event_id as "eventId",
      d.attempt_id as "attemptId", d.attempts, l.kind, e.url, v.body, e.secret_sealed as secret,
      e.former_secret_sealed as "formerSecret", e.former_secret_until as "formerSecretUntil"`.execute(db);
  return rows;
}
