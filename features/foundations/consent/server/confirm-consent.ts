import { standingRefusals } from '#features/foundations/subscribers/rules/index.ts';
import type { Subscriber } from '#features/foundations/subscribers/server/index.ts';
import { readLedger } from '#features/foundations/subscribers/server/ledger-api.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { findConfirmationCode } from '../rules/confirmation-text.ts';
import { mayResume } from '../rules/may-resume.ts';
import { grantConsent } from './change-consent.ts';
import { addressesOf, findErased } from './suppression.ts';

/** A message of the person's own. */
interface OwnMessage {
  /** The provider's id of the message. */
  id: string;
  text: string;
}

/**
 * Confirms a consent with the person's own message, which answers a page from the last few days. The consent belongs to the
 * sender, even if another person's number was typed. Returns false if no waiting confirmation belongs to the message.
 */
export async function confirmConsent(
  ctx: Context,
  tx: Tx,
  subscriber: Subscriber,
  { id, text }: OwnMessage,
): Promise<boolean> {
  const code = findConfirmationCode(text);
  if (code === null) return false;
  const shown = await tx
    .deleteFrom('consent_confirmations')
    .where('shop_id', '=', subscriber.shop_id)
    .where('code', '=', code)
    .where('expires_at', '>', ctx.clock.now())
    .returningAll()
    .executeTakeFirst();
  if (!shown) return false;
  await grantConsent(ctx, tx, subscriber, {
    toolId: shown.tool_id,
    toolType: shown.tool_type,
    wording: shown.wording,
    pageAddress: shown.page_address,
    ipPrefix: shown.ip_prefix,
    userAgent: shown.user_agent,
    locale: shown.locale,
    ownMessageId: id,
  });
  const { shop_id: shopId, subscriber_id: subscriberId } = subscriber;
  await ctx.events.publish(tx, 'consentConfirmed', {
    shopId,
    subscriberId,
    toolId: shown.tool_id,
    code,
  });
  return true;
}

/** An unsubscribed or erased person asks to be subscribed again. False if they were neither. */
export async function restartConsent(
  ctx: Context,
  tx: Tx,
  subscriber: Subscriber,
  { id, text }: OwnMessage,
): Promise<boolean> {
  if (subscriber.has_marketing_consent) return false;
  const wasErased = subscriber.opted_out_at === null && (await isErased(ctx, tx, subscriber));
  if (subscriber.opted_out_at === null && !wasErased) return false;
  await grantConsent(ctx, tx, subscriber, {
    ...NOTHING_SHOWN,
    toolType: 'keyword',
    wording: text,
    ownMessageId: id,
  });
  return true;
}

async function isErased(ctx: Context, tx: Tx, subscriber: Subscriber): Promise<boolean> {
  return (await findErased(ctx, tx, addressesOf(subscriber))).size > 0;
}

const NOTHING_SHOWN = { toolId: null, pageAddress: null, ipPrefix: null, userAgent: null, locale: null };

/**
 * The person allows our marketing again in WhatsApp's own settings, at that moment. That undoes only what they ended
 * there: it never widens their consent, and an opt-out in our chat stays.
 */
export async function resumeConsent(ctx: Context, tx: Tx, subscriber: Subscriber, at: Date): Promise<void> {
  if (subscriber.has_marketing_consent) return;
  const entries = await readLedger(tx, subscriber);
  if (!mayResume({ entries, standing: standingRefusals(entries) }, at)) return;
  const granted = await tx
    .selectFrom('consent_ledger')
    .selectAll()
    .where('shop_id', '=', subscriber.shop_id)
    .where('subscriber_id', '=', subscriber.subscriber_id)
    .where('kind', '=', 'granted')
    .orderBy('recorded_at', 'desc')
    .orderBy('entry_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!granted) return;
  const { tool_id: toolId, wording, locale } = granted;
  await grantConsent(ctx, tx, subscriber, {
    ...NOTHING_SHOWN,
    toolId,
    toolType: 'userPreferences',
    wording,
    locale,
  });
}
