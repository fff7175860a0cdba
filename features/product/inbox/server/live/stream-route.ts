import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { FindMerchant } from '#platform/http/bind-call.ts';
import { requireRight, type MerchantSession } from '#platform/http/merchant-session.ts';
import { STREAM_PATH } from '../../contract/live.ts';
import { LiveHub } from './live-hub.ts';

const Query = z.object({ shopUrl: z.string().max(255) });

/** A shop's team has few browsers. More streams are a fault in a page. */
const MOST_STREAMS = 300;
/** Proxies close connections on which nothing happens for a minute. */
const PING_MS = 25_000;
/** How soon a stream ends after its login has ended. */
const CHECK_MS = 60_000;
/** A browser that takes nothing for so long is gone, or reads everything again when it is back. */
const MOST_UNSENT_BYTES = 256 * 1024;

/** Registers the stream of what happens in the shop's inbox, as server-sent events. */
export function registerStreamRoute(server: FastifyInstance, ctx: Context, findMerchant: FindMerchant): void {
  const hub = new LiveHub(ctx);
  const open = new Set<() => void>();
  server.addHook('preClose', async () => {
    for (const end of open) end();
    hub.close();
  });
  const options = { schema: { hide: true, querystring: Query }, attachValidation: true };
  server.get(STREAM_PATH, options, async (request, reply) => {
    const session = await requireSession(request, findMerchant);
    if (hub.countOf(session.shopId) >= MOST_STREAMS) throw new AppError('TOO_MUCH_AT_ONCE');
    const end = startStream(reply, hub, session, async () => (await findMerchant(request)) !== null);
    open.add(end);
    reply.raw.on('close', () => open.delete(end));
    return reply;
  });
}

async function requireSession(request: FastifyRequest, findMerchant: FindMerchant): Promise<MerchantSession> {
  const session = await findMerchant(request);
  if (!session) throw new AppError('NOT_LOGGED_IN');
  requireRight(session, 'view');
  const query = Query.safeParse(request.query);
  if (!query.success) throw new AppError('MALFORMED_REQUEST', { field: 'shopUrl' });
  if (query.data.shopUrl !== session.shopUrl) throw new AppError('OTHER_SHOP', { field: 'shopUrl' });
  return session;
}

/** Starts the stream, and returns what ends it. */
function startStream(
  reply: FastifyReply,
  hub: LiveHub,
  { shopId }: MerchantSession,
  isStillOpen: () => Promise<boolean>,
): () => void {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  const write = (text: string) => {
    if (raw.writableLength > MOST_UNSENT_BYTES) raw.destroy();
    else raw.write(text);
  };
  write('retry: 2000\n\n');
  const remove = hub.add({ shopId, send: (event) => write(`data: ${JSON.stringify(event)}\n\n`) });
  const ping = setInterval(() => write(': \n\n'), PING_MS);
  const check = setInterval(() => {
    isStillOpen()
      .then((isOpen) => isOpen || raw.end())
      // The database is away: the next check decides.
      .catch(() => undefined);
  }, CHECK_MS);
  raw.on('close', () => {
    clearInterval(ping);
    clearInterval(check);
    remove();
  });
  return () => raw.end();
}
