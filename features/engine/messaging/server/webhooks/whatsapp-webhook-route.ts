import type { FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod/mini';
import { WhatsAppWebhook } from '#partners/whatsapp/payloads/webhook-envelope.ts';
import { payloadCheck } from '#partners/whatsapp/signature.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { RawRoute } from '#platform/http/raw-route.ts';
import type { BodyCheck } from '#platform/http/read-verified.ts';
import { ignoredUnless, textOf } from '#platform/http/text-shapes.ts';
import type { ReceiptBatcher } from '../receipts/receipt-batcher.ts';
import { storeWhatsAppChanges } from './store-whatsapp-changes.ts';

/** Meta sends up to a thousand changes in one body. */
const BODY_LIMIT_BYTES = 4 * 1024 * 1024;

/**
 * The endpoint for WhatsApp's webhooks. Receipts are stored immediately in batches; everything else goes to the inbox.
 */
export function whatsAppWebhookRoute(ctx: Context, receipts: ReceiptBatcher, stored: () => void): RawRoute {
  return {
    path: '/webhooks/whatsapp',
    bodyLimitBytes: BODY_LIMIT_BYTES,
    greet: (headers) => greetMeta(ctx, headers),
    async take(body) {
      const webhook = WhatsAppWebhook.safeParse(readJson(body));
      if (!webhook.success)
        throw new AppError('MALFORMED_REQUEST', {
          field: webhook.error.issues[0]?.path.join('.') ?? 'body',
        });
      const changes = webhook.data.entry.flatMap(
        ({ id: accountId, time: reportedAtSeconds, changes: reported }) =>
          reported.map((change) => ({ accountId, reportedAtSeconds, change })),
      );
      if (await storeWhatsAppChanges(ctx, receipts, changes)) stored();
    },
  };
}

/** A value that is too long for Meta is ignored, and the request is refused like any other. */
const Verification = z.object({
  'hub.mode': ignoredUnless(textOf(100)),
  'hub.verify_token': ignoredUnless(textOf(1000)),
  'hub.challenge': ignoredUnless(textOf(1000)),
});

/** Meta asks once, when the address is entered, whether it is ours. */
export function registerMetaVerification(server: FastifyInstance, ctx: Context, path: `/${string}`): void {
  server.get<{ Querystring: z.infer<typeof Verification> }>(
    path,
    { schema: { hide: true, querystring: Verification } },
    async (request, reply) => {
      const { 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': challenge } = request.query;
      if (mode !== 'subscribe' || token !== ctx.settings.meta.verifyToken)
        throw new AppError('BAD_SIGNATURE');
      return reply.type('text/plain').send(challenge ?? '');
    },
  );
}

/** Returns the check for a webhook that Meta signed. Throws BAD_SIGNATURE if there is no signature. */
export function greetMeta(ctx: Context, headers: IncomingHttpHeaders): BodyCheck {
  const header = headers['x-hub-signature-256'];
  const check = payloadCheck(typeof header === 'string' ? header : undefined, ctx.settings.meta.appSecret);
  if (!check) throw new AppError('BAD_SIGNATURE');
  return check;
}

export function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (error) {
    throw new AppError('MALFORMED_REQUEST', { field: 'body', cause: error });
  }
}
