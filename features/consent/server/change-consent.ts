import {
  endsAll,
  isOwnRefusal,
  readLedger,
  recordGrant,
  recordRevocation,
  standingRefusals,
  type Subscriber,
} from '#features/subscribers/server/index.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { RevocationOrigin } from '../contract/consent-events.ts';
import { isNewRefusal } from '../rules/is-new-refusal.ts';
import { offerConfirmation } from './offer-confirmation.ts';
import { findSuppression } from './suppression.ts';

/** The proof of a consent: what was shown, where, and to whom as far as the law lets us keep it. */
export interface ConsentProof {
  toolId: string | null;
  /** The tool's type, or another way in which it was given. */
  toolType: string;
  wording: string | null;
  pageAddress: string | null;
  ipPrefix: string | null;
  userAgent: string | null;
  locale: string | null;
  /** The provider's id of the person's own message that says so, which nobody can send for them. */
  ownMessageId?: string;
  /** The code that was offered to confirm it with by a message of their own, whether it is needed or not. */
  confirmationCode?: string;
}

/**
 * `waitsForConfirmation`: the person ended it themselves before, so it is kept until a message of their own confirms
 * it. `suppressed`: they were erased, and a list brings them back.
 */
export type GrantOutcome = 'granted' | 'waitsForConfirmation' | 'suppressed';

/** What a list of contacts carries, as against what a person says themselves. */
export const IMPORT = 'import';
/** WhatsApp's own setting: only the person has it in hand. */
const PREFERENCES = 'userPreferences';

/** Records that a person agreed to marketing messages through a tool, unless it is theirs alone to say so. */
export async function grantConsent(
  ctx: Context,
  tx: Tx,
  subscriber: Subscriber,
  proof: ConsentProof,
): Promise<GrantOutcome> {
  const { shop_id: shopId, phone_e164: phone } = subscriber;
  const isImport = proof.toolType === IMPORT && phone !== null;
  if (isImport && (await findSuppression(ctx, tx, shopId, phone))) return 'suppressed';
  const waits = await needsOwnWord(tx, subscriber, proof);
  if (waits || proof.confirmationCode !== undefined) {
    await offerConfirmation(ctx, tx, { shopId, subscriberId: subscriber.subscriber_id }, proof);
  }
  if (waits) return 'waitsForConfirmation';
  await writeGrant(ctx, tx, subscriber, proof);
  return 'granted';
}

async function needsOwnWord(tx: Tx, subscriber: Subscriber, proof: ConsentProof): Promise<boolean> {
  if (proof.ownMessageId !== undefined || proof.toolType === PREFERENCES) return false;
  if (subscriber.has_marketing_consent) return false;
  if (proof.toolType === IMPORT && subscriber.opted_out_at !== null) return true;
  return standingRefusals(await readLedger(tx, subscriber)).length > 0;
}

async function writeGrant(ctx: Context, tx: Tx, subscriber: Subscriber, proof: ConsentProof): Promise<void> {
  const at = ctx.clock.now();
  const { shop_id: shopId, subscriber_id: subscriberId } = subscriber;
  const entryId = await recordGrant(tx, subscriber, {
    origin: proof.toolType,
    at,
    proof: {
      tool_id: proof.toolId,
      wording: proof.wording,
      page_address: proof.pageAddress,
      ip_prefix: proof.ipPrefix,
      user_agent: proof.userAgent,
      locale: proof.locale,
      own_message_id: proof.ownMessageId ?? null,
    },
  });
  await ctx.events.publish(tx, 'subscriberOptedIn', {
    shopId,
    subscriberId,
    channel: subscriber.channel as Channel,
    origin: proof.toolType,
    toolId: proof.toolId,
    entryId,
    isFirst: !subscriber.has_marketing_consent,
    at,
  });
}

/**
 * Records that a person's consent ended, also when there was none on this row: another of theirs may have one. Returns
 * false when it was on record already.
 */
export async function revokeConsent(
  ctx: Context,
  tx: Tx,
  subscriber: Subscriber,
  origin: RevocationOrigin,
): Promise<boolean> {
  const facts = {
    hasConsent: subscriber.has_marketing_consent,
    optedOutAt: subscriber.opted_out_at,
    stoppedAllAt: subscriber.stopped_all_at,
    isOwn: isOwnRefusal(origin),
    endsAll: endsAll(origin),
    hasOwnRefusal: standingRefusals(await readLedger(tx, subscriber)).length > 0,
  };
  if (!isNewRefusal(facts)) return false;
  const at = ctx.clock.now();
  const { shop_id: shopId, subscriber_id: subscriberId } = subscriber;
  await recordRevocation(tx, subscriber, { origin, at, endsAll: facts.endsAll });
  await ctx.events.publish(tx, 'subscriberOptedOut', {
    shopId,
    subscriberId,
    channel: subscriber.channel as Channel,
    origin,
    endsAll: facts.endsAll,
    at,
  });
  return true;
}
