import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { FindMerchant } from '#platform/http/bind-call.ts';
import { requireRight } from '#platform/http/merchant-session.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { ERRORS_PATH } from '../contract/import-calls.ts';
import { findImport } from './import-queries.ts';

const Query = z.object({ shopUrl: z.string().max(255), importId: z.uuid() });

/** Registers the download of an import's rejected rows. */
export function registerErrorsFileRoute(
  server: FastifyInstance,
  ctx: Context,
  { storage, findMerchant }: { storage: Storage; findMerchant: FindMerchant },
): void {
  // The session is checked before the query.
  const options = { schema: { hide: true, querystring: Query }, attachValidation: true };
  server.get(ERRORS_PATH, options, async (request, reply) => {
    const session = await findMerchant(request);
    if (!session) throw new AppError('NOT_LOGGED_IN');
    requireRight(session, 'market');
    const query = Query.safeParse(request.query);
    if (!query.success) throw new AppError('MALFORMED_REQUEST', { field: 'importId' });
    if (query.data.shopUrl !== session.shopUrl) throw new AppError('OTHER_SHOP', { field: 'shopUrl' });
    const { shopId } = session;
    const row = await inShop(ctx.db, shopId, (tx) => findImport(tx, shopId, query.data.importId));
    const content = row?.errors_key ? await storage.read(row.errors_key) : null;
    if (!row || !content) throw new AppError('NOT_FOUND', { field: 'importId' });
    return reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'")
      .header('content-disposition', `attachment; filename="rows-not-taken-${row.import_id}.csv"`)
      .send(content);
  });
}
