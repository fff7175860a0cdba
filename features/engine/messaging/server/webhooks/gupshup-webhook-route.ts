import { createHash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { WhatsAppWebhook, type WhatsAppChange } from '#partners/whatsapp/payloads/webhook-envelope.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { RawRoute } from '#platform/http/raw-route.ts';
import type { BodyCheck } from '#platform/http/read-verified.ts';
import type { ReceiptBatcher } from '../receipts/receipt-batcher.ts';
import { storeWhatsAppChanges } from './store-whatsapp-changes.ts';
import { readJson } from './whatsapp-webhook-route.ts';

/** Meta's envelope, with the Gupshup app that it came through. */
const GupshupWebhook = WhatsAppWebhook.extend({ gs_app_id: z.string() });

/** Gupshup's older format, which its console still offers. */
const SecondVersion = z.looseObject({ version: z.literal(2), type: z.string() });

/** Gupshup sends this to check that the address works. Any answer of 2xx will do. */
const PLATFORM_EVENT = 'platform-event';

const BODY_LIMIT_BYTES = 4 * 1024 * 1024;

/**
 * The endpoint for Gupshup's webhooks, version 3. Gupshup signs nothing, so only callers who know the secret in the
 * address are accepted.
 */
export function gupshupWebhookRoute(ctx: Context, receipts: ReceiptBatcher, stored: () => void): RawRoute {
  const { app } = ctx.settings.gupshup;
  return {
    path: '/webhooks/gupshup/',
    bodyLimitBytes: BODY_LIMIT_BYTES,
    greet(_headers, secret) {
      if (!app || !isSame(secret, app.webhookSecret)) throw new AppError('BAD_SIGNATURE');
      return KNOWN_BY_ITS_ADDRESS;
    },
    async take(body) {
      const json = readJson(body);
      if (isSecondVersion(ctx, json)) return;
      const webhook = GupshupWebhook.safeParse(json);
      if (!webhook.success)
        throw new AppError('MALFORMED_REQUEST', {
          field: webhook.error.issues[0]?.path.join('.') ?? 'body',
        });
      // The app is the only thing that identifies the number and its account.
      if (!app || webhook.data.gs_app_id !== app.id) throw new AppError('BAD_SIGNATURE');
      const changes = webhook.data.entry.flatMap((entry) =>
        entry.changes.filter(isNews).map((change) => ({
          accountId: app.id,
          reportedAtSeconds: entry.time,
          change: namedByApp(app.id, change),
        })),
      );
      if (await storeWhatsAppChanges(ctx, receipts, changes)) stored();
    },
  };
}

const KNOWN_BY_ITS_ADDRESS: BodyCheck = { update: () => undefined, isGood: () => true };

/**
 * Whether a body has version 2. It is answered with 200: Gupshup takes a refusal for a dead address and would then stop
 * sending version 3 as well.
 */
function isSecondVersion({ log }: Pick<Context, 'log'>, json: unknown): boolean {
  const body = SecondVersion.safeParse(json).data;
  if (!body) return false;
  if (body.type !== PLATFORM_EVENT)
    log.warn(
      { type: body.type },
      'Gupshup sends webhooks of version 2, which are not read: choose version 3',
    );
  return true;
}

function isNews(change: WhatsAppChange): boolean {
  return change.field !== 'other' || change.otherField !== PLATFORM_EVENT;
}

/** The change with Gupshup's app in place of Meta's number. */
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
