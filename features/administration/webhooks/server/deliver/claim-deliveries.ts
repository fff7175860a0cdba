import { sql, type RawBuilder } from 'kysely';
import { MINUTE_MS } from '#platform/clock/durations.ts';
import type { Database } from '#platform/database/database.ts';

/** An attempt that is not settled by then belonged to a worker that died. Longer than a request may take. */
const LEASE_MS = MINUTE_MS;
/** Requests to one endpoint at the same time in one process. */
const PLACES_OF_ENDPOINT = 5;
/** An endpoint that failed last time, or never succeeded, gets one request at a time. */
const PLACES_OF_UNPROVEN = 1;

/** A delivery that this worker attempts now. */
export interface Claimed {
  shopId: number;
  endpointId: string;
  eventId: string;
  attemptId: string;
  /** How many attempts were made before. */
  attempts: number;
  /** Whether the last request to the endpoint failed. */
  isFailing: boolean;
  url: string;
  body: string;
  secret: Buffer;
  formerSecret: Buffer | null;
  formerSecretUntil: Date | null;
}

/** How many deliveries a worker can take now. */
export interface Places {
  healthy: number;
  /** For endpoints that failed last time. */
  failing: number;
  /** How many requests each endpoint has in this process. */
  running: ReadonlyMap<string, number>;
}

/** Whether a delivery is due. */
export function deliveriesDue(now: Date): RawBuilder<boolean> {
  return sql`exists (select from event_deliveries where state = 'waiting' and due_at <= ${now})`;
}

/**
 * Takes due deliveries, so that no other worker does. Shops take turns, and so do the endpoints of a shop. Endpoints that
 * fail have places of their own, so that they do not delay the others. A delivery that is not settled is due again later.
 */
export async function claimDeliveries(db: Database, places: Places, now: Date): Promise<Claimed[]> {
  const ids = [...places.running.keys()];
  const counts = [...places.running.values()];
  const { rows } = await sql<Claimed>`
    with ready as materialized (
      select e.shop_id, e.endpoint_id, e.failing_since is not null as is_failing,
        e.last_delivered_at is not null as is_proven,
        case when e.failing_since is null and e.last_delivered_at is not null then ${PLACES_OF_ENDPOINT}::int
          else ${PLACES_OF_UNPROVEN}::int end - coalesce(r.count, 0) as places
      from event_endpoints e
      left join unnest(${ids}::uuid[], ${counts}::int[]) as r(endpoint_id, count) on r.endpoint_id = e.endpoint_id
      where e.state = 'on' and (e.paused_until is null or e.paused_until <= ${now})
    ), due as (
      select r.shop_id, r.endpoint_id, r.is_failing, r.is_proven, d.event_id, d.due_at,
        row_number() over (partition by r.shop_id, r.is_failing order by d.nth, d.due_at) as turn
      from ready r cross join lateral (
        select event_id, due_at, row_number() over (order by due_at) as nth from (
          select event_id, due_at from event_deliveries
          where shop_id = r.shop_id and endpoint_id = r.endpoint_id and state = 'waiting' and due_at <= ${now}
          order by due_at limit greatest(r.places, 0)) oldest) d
    ), ranked as (
      select shop_id, endpoint_id, event_id, is_failing,
        row_number() over (partition by is_failing order by turn, not is_proven, due_at) as rank
      from due
    ), locked as (
      select d.shop_id, d.endpoint_id, d.event_id
      from ranked r join event_deliveries d using (shop_id, endpoint_id, event_id)
      where r.rank <= case when r.is_failing then ${places.failing}::int else ${places.healthy}::int end
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
      d.attempt_id as "attemptId", d.attempts, e.failing_since is not null as "isFailing", e.url, v.body, e.secret_sealed as secret,
      e.former_secret_sealed as "formerSecret", e.former_secret_until as "formerSecretUntil"`.execute(db);
  return rows;
}
