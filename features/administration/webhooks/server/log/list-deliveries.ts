import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import {
  DELIVERIES_IN_PAGE,
  type Delivery,
  type DeliveryState,
  type Fault,
} from '../../contract/delivery-calls.ts';
import { requireEndpoint } from '../endpoints/endpoint-queries.ts';

interface Found {
  event_id: string;
  type: string;
  state: DeliveryState;
  attempts: number;
  occurred_at: Date;
  created_at: Date;
  attempted_at: Date | null;
  due_at: Date;
  status: number | null;
  fault: Fault | null;
}

const SHOWN = sql`d.event_id, v.type, d.state, d.attempts, v.occurred_at, d.created_at, d.attempted_at, d.due_at,
  d.status, d.fault`;

interface Listed {
  endpointId: string;
  state?: DeliveryState | undefined;
  before?: string | undefined;
}

/** Returns a page of an endpoint's log, the newest event first. Throws NOT_FOUND. */
export async function listDeliveries(
  tx: Tx,
  shopId: number,
  { endpointId, state, before }: Listed,
): Promise<{ deliveries: Delivery[]; next: string | null }> {
  await requireEndpoint(tx, shopId, endpointId);
  const [beforeAt, beforeId] = before?.split(' ') ?? [];
  const { rows } = await sql<Found>`
    select ${SHOWN} from event_deliveries d join shop_events v on v.shop_id = d.shop_id and v.event_id = d.event_id
    where d.shop_id = ${shopId} and d.endpoint_id = ${endpointId}
      ${state === undefined ? sql`` : sql`and d.state = ${state}`}
      ${before === undefined ? sql`` : sql`and (d.created_at, d.event_id) < (${beforeAt}::timestamptz, ${beforeId}::uuid)`}
    order by d.created_at desc, d.event_id desc limit ${DELIVERIES_IN_PAGE + 1}`.execute(tx);
  const page = rows.slice(0, DELIVERIES_IN_PAGE);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return {
    deliveries: page.map(toDelivery),
    next: last ? `${last.created_at.toISOString()} ${last.event_id}` : null,
  };
}

/** Returns an event of an endpoint's log with its body and the last answer. Throws NOT_FOUND. */
export async function readDelivery(
  tx: Tx,
  shopId: number,
  { endpointId, eventId }: { endpointId: string; eventId: string },
): Promise<{ delivery: Delivery; body: string; answer: string | null }> {
  const { rows } = await sql<Found & { body: string; answer: string | null }>`
    select ${SHOWN}, v.body, d.answer
    from event_deliveries d join shop_events v on v.shop_id = d.shop_id and v.event_id = d.event_id
    where d.shop_id = ${shopId} and d.endpoint_id = ${endpointId} and d.event_id = ${eventId}`.execute(tx);
  const [row] = rows;
  if (!row) throw new AppError('NOT_FOUND', { field: 'eventId' });
  return { delivery: toDelivery(row), body: row.body, answer: row.answer };
}

function toDelivery(row: Found): Delivery {
  return {
    eventId: row.event_id,
    type: row.type,
    state: row.state,
    attempts: row.attempts,
    occurredAt: row.occurred_at.toISOString(),
    createdAt: row.created_at.toISOString(),
    attemptedAt: row.attempted_at?.toISOString() ?? null,
    dueAt: row.state === 'waiting' ? row.due_at.toISOString() : null,
    status: row.status,
    fault: row.fault,
  };
}
