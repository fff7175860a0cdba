import type { IncomingHttpHeaders } from 'node:http';
import { parseStoreBody } from '#partners/shopify/payloads/parse-body.ts';
import { shopNamedIn } from '#partners/shopify/payloads/privacy-payload.ts';
import { webhookHeaders } from '#partners/shopify/payloads/webhook-headers.ts';
import { webhookCheck } from '#partners/shopify/signature.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { RawRoute } from '#platform/http/raw-route.ts';
import { WebhookBatcher } from '#platform/inbox/webhook-batcher.ts';

/** Larger than any published body by far; a larger one is refused before it is read. */
const BODY_LIMIT_BYTES = 4 * 1024 * 1024;

/** The endpoint for the store platform's webhooks: checked, stored once, answered, and processed later. */
export function storeWebhookRoute(ctx: Context, stored: () => void): RawRoute {
  const batcher = new WebhookBatcher(ctx.db, ctx.clock);
  return {
    path: '/webhooks/shopify',
    bodyLimitBytes: BODY_LIMIT_BYTES,
    greet(headers) {
      const signature = oneHeader(headers, webhookHeaders.signature);
      const check = webhookCheck(signature, ctx.settings.shopify.apiSecret);
      if (!check) throw new AppError('BAD_SIGNATURE');
      return check;
    },
    async take(body, headers) {
      const deliveryId = oneHeader(headers, webhookHeaders.webhookId);
      const topic = oneHeader(headers, webhookHeaders.topic);
      if (!deliveryId || !topic) throw new AppError('MALFORMED_REQUEST', { field: 'headers' });
      const parsed = parseBody(body);
      const shopUrl = oneHeader(headers, webhookHeaders.shopDomain) ?? shopNamedIn(topic, parsed);
      if (!shopUrl) throw new AppError('MALFORMED_REQUEST', { field: 'headers' });
      const triggeredAt = new Date(oneHeader(headers, webhookHeaders.triggeredAt) ?? ctx.clock.now());
      if (Number.isNaN(triggeredAt.getTime()))
        throw new AppError('MALFORMED_REQUEST', { field: webhookHeaders.triggeredAt });
      const webhook = {
        source: 'shopify',
        deliveryId,
        topic,
        shopUrl,
        body: parsed,
        triggeredAt,
      } as const;
      if (await batcher.add(webhook, body.length)) stored();
    },
  };
}

function oneHeader(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}

function parseBody(body: Buffer): unknown {
  try {
    return parseStoreBody(body.toString('utf8'));
  } catch (error) {
    throw new AppError('MALFORMED_REQUEST', { field: 'body', cause: error });
  }
}
