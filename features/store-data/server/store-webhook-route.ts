import type { FastifyInstance } from 'fastify';
import { parseStoreBody } from '#partners/shopify/payloads/parse-body.ts';
import { webhookHeaders } from '#partners/shopify/payloads/webhook-headers.ts';
import { verifyWebhook } from '#partners/shopify/signature.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { keepRawBodies } from '#platform/http/raw-json.ts';
import { storeWebhooks } from '#platform/inbox/webhook-inbox.ts';

/** Larger than any published body by far; a larger one is refused before it is read. */
const BODY_LIMIT_BYTES = 4 * 1024 * 1024;

/** The door for the store platform's webhooks: checked, stored once, answered; understood afterwards. */
export function registerStoreWebhookRoute(server: FastifyInstance, ctx: Context, stored: () => void): void {
  void server.register(async (scope) => {
    keepRawBodies(scope);
    scope.post(
      '/webhooks/shopify',
      { bodyLimit: BODY_LIMIT_BYTES, schema: { hide: true } },
      async (request) => {
        const header = (name: string) => {
          const value = request.headers[name];
          return typeof value === 'string' ? value : undefined;
        };
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        if (!verifyWebhook(body, header(webhookHeaders.signature), ctx.settings.shopify.apiSecret)) {
          throw new AppError('BAD_SIGNATURE');
        }
        const deliveryId = header(webhookHeaders.webhookId);
        const topic = header(webhookHeaders.topic);
        const shopUrl = header(webhookHeaders.shopDomain);
        if (!deliveryId || !topic || !shopUrl) throw new AppError('MALFORMED_REQUEST', { field: 'headers' });
        const triggeredAt = new Date(header(webhookHeaders.triggeredAt) ?? ctx.clock.now());
        if (Number.isNaN(triggeredAt.getTime()))
          throw new AppError('MALFORMED_REQUEST', { field: webhookHeaders.triggeredAt });
        const webhook = {
          source: 'shopify',
          deliveryId,
          topic,
          shopUrl,
          body: parseBody(body),
          triggeredAt,
        } as const;
        if ((await storeWebhooks(ctx.db, ctx.clock, [webhook])) > 0) stored();
        return { received: true };
      },
    );
  });
}

function parseBody(body: Buffer): unknown {
  try {
    return parseStoreBody(body.toString('utf8'));
  } catch (error) {
    throw new AppError('MALFORMED_REQUEST', { field: 'body', cause: error });
  }
}
