import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { lockSubscriber } from '#features/foundations/subscribers/server/index.ts';
import type { Context } from '#platform/context.ts';
import { writeCsv } from '#platform/csv/write-csv.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { FindMerchant } from '#platform/http/bind-call.ts';
import { requireRight } from '#platform/http/merchant-session.ts';
import { PROOF_PATH, type ProofEntry } from '../contract/privacy-calls.ts';
import { readProof } from './find-known-person.ts';

const Query = z.object({
  shopUrl: z.string().max(255),
  subscriberId: z.uuid(),
  format: z.enum(['csv', 'json']),
});

/**
 * Registers the route that downloads the proof of a person's consent: what was shown, when, where, and how the consent
 * ended.
 */
export function registerProofRoute(server: FastifyInstance, ctx: Context, findMerchant: FindMerchant): void {
  // The handler checks the session before it validates the query.
  const options = { schema: { hide: true, querystring: Query }, attachValidation: true };
  server.get(PROOF_PATH, options, async (request, reply) => {
    const session = await findMerchant(request);
    if (!session) throw new AppError('NOT_LOGGED_IN');
    requireRight(session, 'configure');
    const query = Query.safeParse(request.query);
    if (!query.success)
      throw new AppError('MALFORMED_REQUEST', { field: String(query.error.issues[0]?.path[0] ?? 'query') });
    const { shopUrl, subscriberId, format } = query.data;
    if (shopUrl !== session.shopUrl) throw new AppError('OTHER_SHOP', { field: 'shopUrl' });
    const { phone, proof } = await inShop(ctx.db, session.shopId, async (tx) => {
      const subscriber = await lockSubscriber(tx, session.shopId, subscriberId);
      if (!subscriber) throw new AppError('NOT_FOUND', { field: 'subscriberId' });
      return {
        phone: subscriber.phone_e164,
        proof: await readProof(tx, session.shopId, subscriber.subscriber_id),
      };
    });
    return reply
      .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="consent-proof.${format}"`)
      .send(format === 'csv' ? toCsv(phone, proof) : JSON.stringify({ shopUrl, phone, proof }, null, 2));
  });
}

const COLUMNS = [
  'recordedAt',
  'kind',
  'origin',
  'wording',
  'pageAddress',
  'ipPrefix',
  'userAgent',
  'locale',
  'ownMessageId',
] as const satisfies readonly (keyof ProofEntry)[];

function toCsv(phone: string | null, proof: readonly ProofEntry[]): string {
  return writeCsv([
    ['phone', ...COLUMNS],
    ...proof.map((entry) => [phone, ...COLUMNS.map((column) => entry[column])]),
  ]);
}
