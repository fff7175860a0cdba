import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { MessengerWebhook } from '#partners/messenger/payloads/webhook-envelope.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { keepRawBodies } from '#platform/http/raw-json.ts';
import { storeWebhooks } from '#platform/inbox/webhook-inbox.ts';
import { readSigned, registerMetaVerification } from './whatsapp-webhook-route.ts';

const BODY_LIMIT_BYTES = 4 * 1024 * 1024;

/** The door for Messenger's webhooks: checked and stored once per event. */
export function registerMessengerWebhookRoute(server: FastifyInstance, ctx: Context): void {
  registerMetaVerification(server, ctx, '/webhooks/messenger');
  void server.register(async (scope) => {
    keepRawBodies(scope);
    scope.post(
      '/webhooks/messenger',
      { bodyLimit: BODY_LIMIT_BYTES, schema: { hide: true } },
      async (request) => {
        const webhook = MessengerWebhook.safeParse(
          readSigned(ctx, request.body, request.headers['x-hub-signature-256']),
        );
        if (!webhook.success)
          throw new AppError('MALFORMED_REQUEST', {
            field: webhook.error.issues[0]?.path.join('.') ?? 'body',
          });
        const now = ctx.clock.now();
        const events = webhook.data.entry.flatMap((entry) =>
          [...(entry.messaging ?? []), ...(entry.changes ?? [])].map((event) => ({
            pageId: entry.id,
            event,
          })),
        );
        await storeWebhooks(
          ctx.db,
          ctx.clock,
          events.map((body) => ({
            source: 'messenger',
            // An event carries no id of its own, but its sender, moment and content are never twice the same.
            deliveryId: createHash('sha256').update(JSON.stringify(body)).digest('hex'),
            topic: 'messenger/event',
            shopUrl: null,
            body,
            triggeredAt: now,
          })),
        );
        return { received: true };
      },
    );
  });
}
