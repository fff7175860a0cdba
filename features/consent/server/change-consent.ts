import type { Subscriber } from '#features/subscribers/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import type { RevocationOrigin } from '../contract/consent-events.ts';
import { findSuppression } from './suppression.ts';

/** The proof of a consent: what was shown, where, and to whom as far as the law lets us keep it. */
interface ConsentProof {
  toolId: string | null;
  /** The tool's type, or another way in which it was given. */
  toolType: string;
  wording: string | null;
  pageAddress: string | null;
  ipPrefix: string | null;
  userAgent: string | null;
  locale: string | null;
}

/** What a list of contacts carries, as against what a person says themselves. */
const IMPORT = 'import';

/**
 * Records that a person agreed to marketing messages through a tool. An import of somebody who was erased is passed
 * over: only they themselves can begin anew.
 */
export async function grantConsent(
  ctx: Context,
  tx: Tx,
  subscriber: Subscriber,
  proof: ConsentProof,
): Promise<void> {
  const at = ctx.clock.now();
  const { shop_id: shopId, subscriber_id: subscriberId, phone_e164: phone } = subscriber;
  const isImport = proof.toolType === IMPORT && phone !== null;
  if (isImport && (await findSuppression(ctx, tx, shopId, phone))) return;
  await tx
    .insertInto('consent_ledger')
    .values({
      shop_id: shopId,
      entry_id: timeOrderedId(at),
      subscriber_id: subscriberId,
      kind: 'granted',
      purpose: 'marketing',
      origin: proof.toolType,
      tool_id: proof.toolId,
      wording: proof.wording,
      page_address: proof.pageAddress,
      ip_prefix: proof.ipPrefix,
      user_agent: proof.userAgent,
      locale: proof.locale,
      recorded_at: at,
    })
    .execute();
  await tx
    .updateTable('subscribers')
    .set({
      has_marketing_consent: true,
      opted_in_at: at,
      opted_out_at: null,
      opt_in_tool_type: proof.toolType,
    })
    .where('shop_id', '=', shopId)
    .where('subscriber_id', '=', subscriberId)
    .execute();
  await ctx.events.publish(tx, 'subscriberOptedIn', {
    shopId,
    subscriberId,
    channel: subscriber.channel as 'WA' | 'FB',
    origin: proof.toolType,
    isFirst: !subscriber.has_marketing_consent,
    at,
  });
}

/** Records that a person's consent ended. Returns false when there was none to end. */
export async function revokeConsent(
  ctx: Context,
  tx: Tx,
  subscriber: Subscriber,
  origin: RevocationOrigin,
): Promise<boolean> {
  if (!subscriber.has_marketing_consent) return false;
  const at = ctx.clock.now();
  const { shop_id: shopId, subscriber_id: subscriberId } = subscriber;
  await tx
    .insertInto('consent_ledger')
    .values({
      shop_id: shopId,
      entry_id: timeOrderedId(at),
      subscriber_id: subscriberId,
      kind: 'revoked',
      purpose: 'marketing',
      origin,
      recorded_at: at,
    })
    .execute();
  await tx
    .updateTable('subscribers')
    .set({ has_marketing_consent: false, opted_out_at: at })
    .where('shop_id', '=', shopId)
    .where('subscriber_id', '=', subscriberId)
    .execute();
  const channel = subscriber.channel as 'WA' | 'FB';
  await ctx.events.publish(tx, 'subscriberOptedOut', { shopId, subscriberId, channel, origin, at });
  return true;
}
