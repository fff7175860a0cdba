import type { FastifyInstance } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { WhatsAppWebhook, type WhatsAppChange } from '#partners/whatsapp/payloads/webhook-envelope.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { ReceiptBook } from './receipt-book.ts';
import { takeWhatsAppChanges } from './take-whatsapp-changes.ts';
import type { WebhookDoors } from './webhook-doors.ts';

/** Meta's own envelope, with the app of Gupshup's that it came by. */
const GupshupWebhook = WhatsAppWebhook.extend({ gs_app_id: z.string() });

const BODY_LIMIT_BYTES = 4 * 1024 * 1024;

/**
 * The door for Gupshup's webhooks of the third version. Gupshup signs nothing: only who knows the secret in the
 * address is heard.
 */
export function registerGupshupWebhookRoute(
  server: FastifyInstance,
  ctx: Context,
  receipts: ReceiptBook,
  doors: WebhookDoors,
  stored: () => void,
): void {
  server.post<{ Params: { secret: string } }>(
    '/webhooks/gupshup/:secret',
    { bodyLimit: BODY_LIMIT_BYTES, schema: { hide: true } },
    async ({ params, body, headers }) => {
      const { app } = ctx.settings.gupshup;
      if (!app || !isSame(params.secret, app.webhookSecret)) throw new AppError('BAD_SIGNATURE');
      const webhook = GupshupWebhook.safeParse(body);
      if (!webhook.success)
        throw new AppError('MALFORMED_REQUEST', {
          field: webhook.error.issues[0]?.path.join('.') ?? 'body',
        });
      // The number and its account are known here by the app alone.
      if (webhook.data.gs_app_id !== app.id) throw new AppError('BAD_SIGNATURE');
      const changes = webhook.data.entry.flatMap((entry) =>
        entry.changes.map((change) => ({
          accountId: app.id,
          toldAtSeconds: entry.time,
          change: namedByApp(app.id, change),
        })),
      );
      if (
        await doors.watched(Number(headers['content-length'] ?? 0), () =>
          takeWhatsAppChanges(ctx, receipts, changes),
        )
      )
        stored();
      return { received: true };
    },
  );
}

/** The change with Gupshup's app in the place of Meta's number. */
function namedByApp(appId: string, change: WhatsAppChange): WhatsAppChange {
  if (change.field === 'messages') return { ...change, value: { ...change.value, phoneNumberId: appId } };
  if (change.field === 'user_preferences')
    return { ...change, value: { ...change.value, phoneNumberId: appId } };
  return change;
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
