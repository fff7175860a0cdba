import { sql } from 'kysely';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { networksOf } from '#platform/http-client/address-range.ts';
import { ClosedNetwork, requireOpenHost } from '#platform/http-client/guarded-agent.ts';
import { MOST_ENDPOINTS, type Endpoint } from '../../contract/endpoint-calls.ts';
import type { EventType } from '../../contract/event-types.ts';
import { urlFault } from '../../rules/endpoint-url.ts';
import { makeSecret } from '../deliver/sign.ts';
import { lockEndpoint, toEndpoint, type EndpointRow } from './endpoint-queries.ts';
import { SECRET_COLUMN } from './secret-column.ts';
import { switchOff } from './switch-off.ts';

/** How long the secret before a rotation also signs. */
const FORMER_SECRET_MS = DAY_MS;

interface EndpointSettings {
  url: string;
  description: string;
  eventTypes: readonly EventType[];
}

type Ctx = Pick<Context, 'settings' | 'secrets' | 'clock'>;

/** Makes an endpoint and returns it with its secret. Throws WEBHOOKS_FULL and WEBHOOK_URL_INVALID. */
export async function createEndpoint(
  ctx: Ctx,
  tx: Tx,
  shopId: number,
  { url, description, eventTypes }: EndpointSettings,
): Promise<{ endpoint: Endpoint; secret: string }> {
  requireUrl(ctx, url);
  // One after the other, so that two requests cannot pass the limit together.
  await sql`select from shops where shop_id = ${shopId} for no key update`.execute(tx);
  const known = await tx
    .selectFrom('event_endpoints')
    .select('endpoint_id')
    .where('shop_id', '=', shopId)
    .execute();
  if (known.length >= MOST_ENDPOINTS) throw new AppError('WEBHOOKS_FULL');
  const secret = makeSecret();
  const now = ctx.clock.now();
  const row = await tx
    .insertInto('event_endpoints')
    .values({
      shop_id: shopId,
      url,
      description: description.trim(),
      event_types: [...new Set(eventTypes)],
      state: 'on',
      secret_sealed: ctx.secrets.seal(secret, { shopId, column: SECRET_COLUMN }),
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { endpoint: toEndpoint(row, now), secret };
}

interface EndpointChange extends EndpointSettings {
  endpointId: string;
  isOn: boolean;
}

/** Changes an endpoint and returns it as it was and as it is. Throws NOT_FOUND and WEBHOOK_URL_INVALID. */
export async function updateEndpoint(
  ctx: Ctx,
  tx: Tx,
  shopId: number,
  { endpointId, url, description, eventTypes, isOn }: EndpointChange,
): Promise<{ before: EndpointRow; endpoint: Endpoint }> {
  const before = await lockEndpoint(tx, shopId, endpointId);
  if (url !== before.url) requireUrl(ctx, url);
  const isSwitchedOn = isOn && before.state !== 'on';
  await tx
    .updateTable('event_endpoints')
    .set({
      url,
      description: description.trim(),
      event_types: [...new Set(eventTypes)],
      ...(isSwitchedOn && { state: 'on', failing_since: null, warned_at: null, paused_until: null }),
    })
    .where('shop_id', '=', shopId)
    .where('endpoint_id', '=', endpointId)
    .execute();
  if (!isOn && before.state === 'on') await switchOff(tx, { shopId, endpointId }, 'off');
  const after = await lockEndpoint(tx, shopId, endpointId);
  return { before, endpoint: toEndpoint(after, ctx.clock.now()) };
}

/** Deletes an endpoint with its log. Returns what it was, or null if it does not exist. */
export async function deleteEndpoint(
  tx: Tx,
  shopId: number,
  endpointId: string,
): Promise<{ url: string; event_types: string[] } | null> {
  const row = await tx
    .deleteFrom('event_endpoints')
    .where('shop_id', '=', shopId)
    .where('endpoint_id', '=', endpointId)
    .returning(['url', 'event_types'])
    .executeTakeFirst();
  return row ?? null;
}

/** Gives an endpoint a new secret and returns it. The present one also signs for a day. Throws NOT_FOUND. */
export async function rotateSecret(
  ctx: Ctx,
  tx: Tx,
  shopId: number,
  endpointId: string,
): Promise<{ endpoint: Endpoint; secret: string }> {
  await lockEndpoint(tx, shopId, endpointId);
  const now = ctx.clock.now();
  const secret = makeSecret();
  const row = await tx
    .updateTable('event_endpoints')
    .set((eb) => ({
      former_secret_sealed: eb.ref('secret_sealed'),
      former_secret_until: new Date(now.getTime() + FORMER_SECRET_MS),
      secret_sealed: ctx.secrets.seal(secret, { shopId, column: SECRET_COLUMN }),
    }))
    .where('shop_id', '=', shopId)
    .where('endpoint_id', '=', endpointId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { endpoint: toEndpoint(row, now), secret };
}

/** Returns the secret of an endpoint. Throws NOT_FOUND. */
export async function readSecret(
  { secrets }: Pick<Context, 'secrets'>,
  tx: Tx,
  shopId: number,
  endpointId: string,
): Promise<string> {
  const row = await tx
    .selectFrom('event_endpoints')
    .select('secret_sealed')
    .where('shop_id', '=', shopId)
    .where('endpoint_id', '=', endpointId)
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND', { field: 'endpointId' });
  return secrets.open(row.secret_sealed, { shopId, column: SECRET_COLUMN });
}

/** A name is resolved again for each request, so only an address that is an IP address is refused here. */
function requireUrl({ settings }: Ctx, url: string): void {
  const { isSandbox } = settings;
  if (urlFault(url, { mayBeHttp: isSandbox }) !== null)
    throw new AppError('WEBHOOK_URL_INVALID', { field: 'url' });
  try {
    requireOpenHost(new URL(url), networksOf({ isSandbox }));
  } catch (error) {
    if (error instanceof ClosedNetwork) throw new AppError('WEBHOOK_URL_INVALID', { field: 'url' });
    throw error;
  }
}
