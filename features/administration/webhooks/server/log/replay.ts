import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { TEST_EVENT } from '../../contract/event-types.ts';
import { lockActiveEndpoint, type EndpointRow } from '../endpoints/endpoint-queries.ts';
import { storeEvents } from '../note/store-events.ts';

type Ctx = Pick<Context, 'clock'>;

interface Replayed {
  endpoint: EndpointRow;
  replayed: number;
}

/** Makes an event of the log due again, with all its attempts. One that waits is due now. Throws NOT_FOUND, WEBHOOK_OFF. */
export async function replayEvent(
  { clock }: Ctx,
  tx: Tx,
  shopId: number,
  { endpointId, eventId }: { endpointId: string; eventId: string },
): Promise<Replayed> {
  const endpoint = await lockActiveEndpoint(tx, shopId, endpointId);
  const replayed = await makeDue(tx, { shopId, endpointId }, sql`event_id = ${eventId}`, clock.now());
  if (replayed === 0) throw new AppError('NOT_FOUND', { field: 'eventId' });
  return { endpoint, replayed };
}

/** Makes all events due again that failed since a moment. Throws NOT_FOUND and WEBHOOK_OFF. */
export async function replayFailed(
  { clock }: Ctx,
  tx: Tx,
  shopId: number,
  { endpointId, since }: { endpointId: string; since: string },
): Promise<Replayed> {
  const endpoint = await lockActiveEndpoint(tx, shopId, endpointId);
  const failed = sql`state = 'failed' and created_at >= ${since}::timestamptz`;
  return { endpoint, replayed: await makeDue(tx, { shopId, endpointId }, failed, clock.now()) };
}

/** An attempt that runs now is forgotten: its answer changes nothing, and the event may arrive twice. */
async function makeDue(
  tx: Tx,
  { shopId, endpointId }: { shopId: number; endpointId: string },
  which: RawBuilder<unknown>,
  now: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update event_deliveries set state = 'waiting', attempts = 0, due_at = ${now}, attempt_id = null
    where shop_id = ${shopId} and endpoint_id = ${endpointId} and ${which}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Stores a test event for an endpoint. Throws NOT_FOUND and WEBHOOK_OFF. */
export async function storeTestEvent(
  { clock }: Ctx,
  tx: Tx,
  shopId: number,
  endpointId: string,
): Promise<EndpointRow> {
  const endpoint = await lockActiveEndpoint(tx, shopId, endpointId);
  const now = clock.now();
  await storeEvents(tx, [{ shopId, type: TEST_EVENT, subjectId: endpointId, at: now }], now);
  return endpoint;
}
