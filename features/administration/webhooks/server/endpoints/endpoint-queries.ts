import type { Selectable } from 'kysely';
import type { EventEndpoints } from '#database/schema/rows.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Endpoint } from '../../contract/endpoint-calls.ts';
import { EVENT_TYPES } from '../../contract/event-types.ts';

/** The columns that screens show. Secrets are read only where they are needed. */
const SHOWN = [
  'endpoint_id',
  'url',
  'description',
  'event_types',
  'state',
  'created_at',
  'last_delivered_at',
  'failing_since',
  'former_secret_until',
] as const;
export type EndpointRow = Pick<Selectable<EventEndpoints>, (typeof SHOWN)[number]>;

/** Returns the endpoints of a shop, the newest first. */
export async function listEndpoints(tx: Tx, shopId: number): Promise<EndpointRow[]> {
  return tx
    .selectFrom('event_endpoints')
    .select(SHOWN)
    .where('shop_id', '=', shopId)
    .orderBy('created_at', 'desc')
    .orderBy('endpoint_id')
    .execute();
}

/** Returns an endpoint of a shop and locks it against other changes. Throws NOT_FOUND. */
export async function lockEndpoint(tx: Tx, shopId: number, endpointId: string): Promise<EndpointRow> {
  const row = await tx
    .selectFrom('event_endpoints')
    .select(SHOWN)
    .where('shop_id', '=', shopId)
    .where('endpoint_id', '=', endpointId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND', { field: 'endpointId' });
  return row;
}

/** Throws NOT_FOUND if the shop has no such endpoint. */
export async function requireEndpoint(tx: Tx, shopId: number, endpointId: string): Promise<void> {
  const row = await tx
    .selectFrom('event_endpoints')
    .select('endpoint_id')
    .where('shop_id', '=', shopId)
    .where('endpoint_id', '=', endpointId)
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND', { field: 'endpointId' });
}

/** Like `lockEndpoint`, for something that only an endpoint does that is on. Throws WEBHOOK_OFF. */
export async function lockActiveEndpoint(tx: Tx, shopId: number, endpointId: string): Promise<EndpointRow> {
  const row = await lockEndpoint(tx, shopId, endpointId);
  if (row.state !== 'on') throw new AppError('WEBHOOK_OFF');
  return row;
}

/** Returns an endpoint as screens show it. */
export function toEndpoint(row: EndpointRow, now: Date): Endpoint {
  const formerUntil = row.former_secret_until;
  return {
    endpointId: row.endpoint_id,
    url: row.url,
    description: row.description,
    eventTypes: EVENT_TYPES.filter((type) => row.event_types.includes(type)),
    state: row.state as Endpoint['state'],
    createdAt: row.created_at.toISOString(),
    lastDeliveredAt: row.last_delivered_at?.toISOString() ?? null,
    failingSince: row.failing_since?.toISOString() ?? null,
    formerSecretUntil: formerUntil !== null && formerUntil > now ? formerUntil.toISOString() : null,
  };
}
