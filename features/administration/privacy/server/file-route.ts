import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { FILE_KINDS, readFile } from './request-files.ts';
import { findRequest } from './request-queries.ts';
import { FILE_PATH, isFileLinkGood } from './signed-link.ts';

const Query = z.object({
  shop: z.coerce.number().int().positive(),
  request: z.uuid(),
  kind: z.enum(FILE_KINDS),
  expires: z.coerce.number().int().positive(),
  signature: z.string().max(100),
});

const CONTENT_TYPES = { json: 'application/json; charset=utf-8', html: 'text/html; charset=utf-8' };

/** Serves a file of a data request to anyone who has its link. */
export function registerFileRoute(server: FastifyInstance, ctx: Context, storage: Storage): void {
  server.get(
    FILE_PATH,
    // The handler validates the query, so that a malformed link gets the same page as an expired link.
    {
      schema: { hide: true, querystring: Query },
      attachValidation: true,
      config: { isOpenedByPerson: true },
    },
    async (request, reply) => {
      const query = Query.safeParse(request.query);
      if (!query.success) throw new AppError('LINK_EXPIRED');
      const { shop: shopId, request: requestId, kind, expires: expiresAtMs, signature } = query.data;
      const now = ctx.clock.now();
      const link = { shopId, requestId, kind, expiresAtMs };
      if (!isFileLinkGood(ctx, link, signature, now)) throw new AppError('LINK_EXPIRED');
      const row = await findRequest(ctx.db, shopId, requestId);
      const text = row?.files_key ? await readFile(ctx, storage, shopId, row.files_key, kind) : null;
      if (text === null) throw new AppError('LINK_EXPIRED');
      return reply
        .type(CONTENT_TYPES[kind])
        .header('cache-control', 'no-store')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
        .header('content-disposition', `attachment; filename="personal-data-${requestId}.${kind}"`)
        .send(text);
    },
  );
}
