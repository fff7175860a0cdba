import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { wantedRange } from '#features/foundations/media/rules/index.ts';
import type { Context } from '#platform/context.ts';
import { readInShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { FindMerchant } from '#platform/http/bind-call.ts';
import { requireRight } from '#platform/http/merchant-session.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { FILE_PATH } from '../contract/thread-calls.ts';

const Query = z.object({
  shopUrl: z.string().max(255),
  /** The provider's id of the message. */
  messageId: z.string().min(1).max(300),
});

/** Kinds that a page shows or plays. Everything else is only downloaded. */
const SHOWN = new Set(['image', 'video', 'audio', 'sticker']);
const DAY_SECONDS = 24 * 3600;

interface StoredFile {
  kind: string;
  filename: string | null;
  storage_key: string;
  content_type: string;
  bytes: number;
}

/** Registers the route of the files that people sent, whole or in parts, for the shop's own team. */
export function registerInboundFileRoute(
  server: FastifyInstance,
  ctx: Context,
  findMerchant: FindMerchant,
  storage: Storage,
): void {
  const options = { schema: { hide: true, querystring: Query }, attachValidation: true };
  server.get(FILE_PATH, options, async (request, reply) => {
    const session = await findMerchant(request);
    if (!session) throw new AppError('NOT_LOGGED_IN');
    requireRight(session, 'view');
    const query = Query.safeParse(request.query);
    if (!query.success) throw new AppError('MALFORMED_REQUEST', { field: 'messageId' });
    const { shopUrl, messageId } = query.data;
    if (shopUrl !== session.shopUrl) throw new AppError('OTHER_SHOP', { field: 'shopUrl' });
    const file = await findFile(ctx, session.shopId, messageId);
    if (!file) throw new AppError('NOT_FOUND', { field: 'messageId' });
    return send(request, reply, storage, file);
  });
}

function findFile(ctx: Context, shopId: number, messageId: string): Promise<StoredFile | null> {
  return readInShop(ctx.db, shopId, async (tx) => {
    const row = await tx
      .selectFrom('inbound_media')
      .select(['kind', 'filename', 'storage_key', 'content_type', 'bytes'])
      .where('shop_id', '=', shopId)
      .where('channel', 'in', ['WA', 'FB'])
      .where('provider_message_id', '=', messageId)
      .where('state', '=', 'stored')
      .executeTakeFirst();
    return (row ?? null) as StoredFile | null;
  });
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: Storage,
  file: StoredFile,
): Promise<FastifyReply> {
  const wanted = wantedRange(request.headers.range, file.bytes);
  if (wanted.kind === 'unsatisfiable')
    return reply.status(416).header('content-range', `bytes */${file.bytes}`).send();
  const part = wanted.kind === 'part' ? { start: wanted.start, end: wanted.end } : undefined;
  const bytes = await storage.read(file.storage_key, part);
  if (!bytes) throw new AppError('NOT_FOUND', { field: 'messageId' });
  addHeaders(reply, file).header('content-length', part ? part.end - part.start + 1 : file.bytes);
  if (part) reply.status(206).header('content-range', `bytes ${part.start}-${part.end}/${file.bytes}`);
  return reply.send(bytes);
}

/** A stranger's file is shown as its own type or not at all, and nothing in it may run. */
function addHeaders(reply: FastifyReply, { kind, filename, content_type: type }: StoredFile): FastifyReply {
  const disposition = SHOWN.has(kind) ? 'inline' : 'attachment';
  const name = encodeURIComponent(filename ?? kind);
  return reply
    .type(type)
    .header('cache-control', `private, max-age=${DAY_SECONDS}`)
    .header('content-disposition', `${disposition}; filename*=UTF-8''${name}`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('accept-ranges', 'bytes');
}
