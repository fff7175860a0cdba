import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Logger } from '#platform/logging/logger.ts';
import type { ByteRange, Storage } from '#platform/storage/storage.ts';
import { contentTypeOf, isPageId, isStoredName } from '../rules/media-name.ts';
import { wantedRange } from '../rules/wanted-range.ts';
import { storageKey, type FileAddress } from './media-address.ts';
import { findStored, type MediaRow } from './media-queries.ts';

const YEAR_SECONDS = 365 * 24 * 3600;
/** Browsers must show a file as its own type or not at all. Nothing in the file may run or load. */
const MEDIA_POLICY = "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; img-src 'self'";
/** The browser's own viewer counts as an object of the document. */
const DOCUMENT_POLICY = "script-src 'none'; object-src 'self'; frame-ancestors 'self'";
const FIRST_BYTE = { start: 0, end: 0 };
const KINDS = new Set(['image', 'video', 'document']);

/**
 * Registers the route of stored files, whole or in parts, cached for a year because an address never shows anything
 * else.
 */
export function registerCdnRoute(server: FastifyInstance, ctx: Context, storage: Storage): void {
  server.get<{ Params: FileAddress }>(
    '/cdn/uploads/:pageId/:kind/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const { pageId, kind, name } = request.params;
      if (!isPageId(pageId) || !KINDS.has(kind) || !isStoredName(name)) throw new AppError('NOT_FOUND');
      const row = await findStored(ctx.db, { pageId, kind, name });
      if (!row) throw new AppError('NOT_FOUND');
      return send(request, reply, { log: ctx.log, storage }, row);
    },
  );
  server.get('/cdn/*', { schema: { hide: true } }, async () => {
    throw new AppError('NOT_FOUND');
  });
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { log, storage }: { log: Logger; storage: Storage },
  row: MediaRow,
): Promise<FastifyReply> {
  const etag = `"${row.media_id}"`;
  if (request.headers['if-none-match'] === etag) return addHeaders(reply, row, etag).status(304).send();
  const wanted = wantedRange(request.headers.range, row.bytes);
  if (wanted.kind === 'unsatisfiable') {
    reply.header('content-range', `bytes */${row.bytes}`).header('cache-control', 'no-store');
    return reply.status(416).send();
  }
  const part = wanted.kind === 'part' ? { start: wanted.start, end: wanted.end } : undefined;
  const isHead = request.method === 'HEAD';
  // Before any header, because an answer that is cached for a year must be complete.
  const bytes = await open(log, storage, row, isHead ? FIRST_BYTE : part);
  addHeaders(reply, row, etag).header('content-length', part ? part.end - part.start + 1 : row.bytes);
  if (part) reply.status(206).header('content-range', `bytes ${part.start}-${part.end}/${row.bytes}`);
  if (!isHead) return reply.send(bytes);
  bytes.destroy();
  return reply.send();
}

async function open(
  log: Logger,
  storage: Storage,
  row: MediaRow,
  part: ByteRange | undefined,
): Promise<Readable> {
  const key = storageKey(row);
  const bytes = await storage.read(key, part).catch((error: unknown) => {
    log.error({ err: error, key }, 'stored file not read');
    throw new AppError('STORAGE_UNREACHABLE', { cause: error });
  });
  if (bytes) return bytes;
  log.error({ key }, 'stored file lost');
  throw new AppError('NOT_FOUND');
}

function addHeaders(reply: FastifyReply, row: MediaRow, etag: string): FastifyReply {
  return reply
    .type(contentTypeOf(row.name))
    .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
    .header('content-disposition', `inline; filename="${row.name}"`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', row.kind === 'document' ? DOCUMENT_POLICY : MEDIA_POLICY)
    .header('accept-ranges', 'bytes')
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('etag', etag);
}
