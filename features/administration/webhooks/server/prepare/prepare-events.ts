import { sql, type RawBuilder } from 'kysely';
import { MINUTE_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { TEST_EVENT } from '../../contract/event-types.ts';
import { toBodies, type StoredEvent } from './to-bodies.ts';

const AT_ONCE = 200;
/** Providers date what happens by their own clocks, and in whole seconds. */
const CLOCKS_APART_MS = MINUTE_MS;

/** Whether an event waits for its body and its deliveries. */
export function eventsDue(): RawBuilder<boolean> {
  return sql`exists (select from shop_events where prepared_at is null)`;
}

/**
 * Creates the bodies and the deliveries of the oldest events of one shop. The shop is chosen at random, so a busy shop does
 * not delay the others. An event is deleted if its body cannot be created or if no endpoint wants it any more. Returns
 * whether there may be more.
 */
export async function prepareNextEvents(ctx: Pick<Context, 'db' | 'clock' | 'log'>): Promise<boolean> {
  return ctx.db.transaction().execute(async (tx) => {
    const { rows: events } = await sql<StoredEvent>`
      select shop_id, event_id, type, subject_id, subscriber_id, occurred_at, detail from shop_events
      where shop_id = (
          select shop_id from (select distinct shop_id from shop_events where prepared_at is null) waiting
          order by random() limit 1)
        and prepared_at is null
      order by created_at limit ${AT_ONCE} for update skip locked`.execute(tx);
    const [first] = events;
    if (!first) return false;
    await prepare(ctx, tx, first.shop_id, events);
    return true;
  });
}

async function prepare(
  { clock, log }: Pick<Context, 'clock' | 'log'>,
  tx: Tx,
  shopId: number,
  events: readonly StoredEvent[],
): Promise<void> {
  const now = clock.now();
  const endpoints = await findEndpoints(tx, shopId);
  const wanted = events
    .map((event) => ({ event, endpointIds: endpoints.filter(wants(event)).map((one) => one.endpoint_id) }))
    .filter(({ endpointIds }) => endpointIds.length > 0);
  const bodies = await toBodies(
    tx,
    shopId,
    wanted.map(({ event }) => event),
    ({ event_id: eventId, type }, reason) =>
      log.error({ shopId, eventId, type, reason }, 'event has no body'),
  );
  const made = wanted.filter(({ event }) => bodies.has(event.event_id));
  await storeBodies(tx, shopId, bodies, now);
  await addDeliveries(
    tx,
    shopId,
    made.flatMap(({ event, endpointIds }) =>
      endpointIds.map((endpointId) => ({ endpointId, eventId: event.event_id })),
    ),
    now,
  );
  const useless = events
    .filter(({ event_id: eventId }) => !bodies.has(eventId))
    .map((event) => event.event_id);
  if (useless.length > 0)
    await tx
      .deleteFrom('shop_events')
      .where('shop_id', '=', shopId)
      .where('event_id', 'in', useless)
      .execute();
}

interface Endpoint {
  endpoint_id: string;
  event_types: string[];
  created_at: Date;
}

/** Locked, so that an endpoint that is switched off meanwhile gets nothing new. */
async function findEndpoints(tx: Tx, shopId: number): Promise<Endpoint[]> {
  return tx
    .selectFrom('event_endpoints')
    .select(['endpoint_id', 'event_types', 'created_at'])
    .where('shop_id', '=', shopId)
    .where('state', '=', 'on')
    .orderBy('endpoint_id')
    .forShare()
    .execute();
}

/**
 * The events that can be reported long after they happened. An endpoint gets none that happened before it was made.
 */
const MAY_BE_OLD = ['message.', 'order.'];

function wants({ type, subject_id: subjectId, occurred_at: at }: StoredEvent) {
  const mayBeOld = MAY_BE_OLD.some((prefix) => type.startsWith(prefix));
  return ({ endpoint_id: endpointId, event_types: types, created_at: since }: Endpoint) => {
    if (type === TEST_EVENT) return endpointId === subjectId;
    return types.includes(type) && (!mayBeOld || at.getTime() >= since.getTime() - CLOCKS_APART_MS);
  };
}

async function storeBodies(
  tx: Tx,
  shopId: number,
  bodies: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  if (bodies.size === 0) return;
  await sql`
    update shop_events e set body = g.body, prepared_at = ${now}
    from unnest(${[...bodies.keys()]}::uuid[], ${[...bodies.values()]}::text[]) as g(event_id, body)
    where e.shop_id = ${shopId} and e.event_id = g.event_id`.execute(tx);
}

async function addDeliveries(
  tx: Tx,
  shopId: number,
  deliveries: readonly { endpointId: string; eventId: string }[],
  now: Date,
): Promise<void> {
  if (deliveries.length === 0) return;
  await sql`
    insert into event_deliveries (shop_id, endpoint_id, event_id, state, due_at, created_at)
    select ${shopId}, endpoint_id, event_id, 'waiting', ${now}, ${now}
    from unnest(${deliveries.map((one) => one.endpointId)}::uuid[],
      ${deliveries.map((one) => one.eventId)}::uuid[]) as g(endpoint_id, event_id)`.execute(tx);
}
