import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { contentTypeOf, isPageId, isStoredName } from '../rules/media-name.ts';
import { wantedRange } from '../rules/wanted-range.ts';
import { storageKey } from './media-address.ts';
import { findStored, type MediaRow } from './media-queries.ts';

const YEAR_SECONDS = 365 * 24 * 3600;
/** Shown as what it is or not at all: nothing in it may run or load. */
const MEDIA_POLICY = "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; img-src 'self'";
/** The browser's own viewer counts as an object of the document. */
const DOCUMENT_POLICY = "script-src 'none'; object-src 'self'; frame-ancestors 'self'";
const KINDS = new Set(['image', 'video', 'document']);

interface Address {
  pageId: string;
  kind: string;
  name: string;
}

/** Sends out stored files, whole or in parts, to be kept for a year: an address never shows anything else. */
export function registerCdnRoute(server: FastifyInstance, ctx: Context, storage: Storage): void {
  server.get<{ Params: Address }>(
    '/cdn/uploads/:pageId/:kind/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const { pageId, kind, name } = request.params;
      if (!isPageId(pageId) || !KINDS.has(kind) || !isStoredName(name)) throw new AppError('NOT_FOUND');
      const row = await findStored(ctx.db, { pageId, kind, name });
      if (!row) throw new AppError('NOT_FOUND');
      return send(request, reply, storage, row);
    },
  );
  server.get('/cdn/*', { schema: { hide: true } }, async () => {
    throw new AppError('NOT_FOUND');
  });
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: Storage,
  row: MediaRow,
): Promise<FastifyReply> {
  const etag = `"${row.media_id}"`;
  addHeaders(reply, row, etag);
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  const wanted = wantedRange(request.headers.range, row.bytes);
  if (wanted.kind === 'unsatisfiable') {
    return reply.status(416).header('content-range', `bytes */${row.bytes}`).send();
  }
  const part = wanted.kind === 'part' ? { start: wanted.start, end: wanted.end } : undefined;
  if (part) reply.status(206).header('content-range', `bytes ${part.start}-${part.end}/${row.bytes}`);
  reply.header('content-length', part ? part.end - part.start + 1 : row.bytes);
  if (request.method === 'HEAD') return reply.send();
  const bytes = await storage.read(storageKey(row), part);
  if (!bytes) throw new AppError('NOT_FOUND');
  return reply.send(bytes);
}

function addHeaders(reply: FastifyReply, row: MediaRow, etag: string): void {
  reply
    .type(contentTypeOf(row.name))
    .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
    .header('content-disposition', `inline; filename="${row.name}"`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', row.kind === 'document' ? DOCUMENT_POLICY : MEDIA_POLICY)
    .header('accept-ranges', 'bytes')
    .header('access-control-allow-origin', '*')
    .header('etag', etag);
}
