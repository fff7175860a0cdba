import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { FILE_PATH, isExportLinkGood } from './export-link.ts';
import { findExport } from './export-queries.ts';

const Query = z.object({
  shop: z.coerce.number().int().positive(),
  export: z.uuid(),
  expires: z.coerce.number().int().positive(),
  signature: z.string().max(100),
});

/** Serves a file to anyone who has its link. */
export function registerExportFileRoute(server: FastifyInstance, ctx: Context, storage: Storage): void {
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
      if (!query.success) throw new AppError('EXPORT_LINK_EXPIRED');
      const { shop: shopId, export: exportId, expires: expiresAtMs, signature } = query.data;
      if (!isExportLinkGood(ctx, { shopId, exportId, expiresAtMs }, signature, ctx.clock.now()))
        throw new AppError('EXPORT_LINK_EXPIRED');
      const row = await findExport(ctx.db, shopId, exportId);
      if (!row || row.state !== 'ready' || row.file_key === null) throw new AppError('EXPORT_LINK_EXPIRED');
      const content = await storage.read(row.file_key);
      if (!content) throw new AppError('EXPORT_LINK_EXPIRED');
      return reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'")
        .header('content-disposition', `attachment; filename="${row.file_name}"`)
        .send(content);
    },
  );
}
