import { endsAll, isOwnRefusal, standingRefusals } from '#features/foundations/subscribers/rules/index.ts';
import type { Subscriber } from '#features/foundations/subscribers/server/index.ts';
import {
  readLedger,
  recordProvenGrants,
  recordRevocation,
} from '#features/foundations/subscribers/server/ledger-api.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { RevocationOrigin } from '../contract/consent-events.ts';
import { isNewRefusal } from '../rules/is-new-refusal.ts';
import { offerShown } from './offer-confirmation.ts';
import { endSuppression } from './suppression.ts';
import { whoMustConfirm } from './who-must-confirm.ts';

/** The proof of a consent: what was shown, where, and to whom, as far as the law lets us store it. */
export interface ConsentProof {
  toolId: string | null;
  /** The tool's type, or another way. */
  toolType: string;
  wording: string | null;
  pageAddress: string | null;
  ipPrefix: string | null;
  userAgent: string | null;
  locale: string | null;
  /** The provider's id of the message in which the person agreed. Nobody can send that for them. */
  ownMessageId?: string;
  /** The confirmation code that the page showed; stored even if no confirmation is needed. */
  confirmationCode?: string;
}

/** `waitsForConfirmation`: after a refusal or an erasure, until a message of the person's own confirms the consent. */
export type GrantOutcome = 'granted' | 'waitsForConfirmation';

/** The origin of consents from a list of contacts. */
export const IMPORT = 'import';
/** WhatsApp's own setting, which only the person can change. */
const PREFERENCES = 'userPreferences';

/**
 * Records that a person agreed to marketing messages, unless the person must confirm it with a message of their own
 * first.
 */
export async function grantConsent(
  ctx: Context,
  tx: Tx,
  subscriber: Subscriber,
  proof: ConsentProof,
): Promise<GrantOutcome> {
  const [outcome = 'granted'] = await grantConsents(ctx, tx, [{ subscriber, proof }]);
  return outcome;
}

interface Grant {
  subscriber: Subscriber;
  proof: ConsentProof;
  /** The row was just created with consent, and only the ledger entry is missing. */
  isOnRow?: boolean;
}

/** Records consents like `grantConsent` for people of any shops, each person once. Returns the outcomes in order. */
export async function grantConsents(ctx: Context, tx: Tx, grants: readonly Grant[]): Promise<GrantOutcome[]> {
  const agreeing = grants.map((grant) => ({
    grant,
    subscriber: grant.subscriber,
    isOwn: isOwn(grant),
    isList: grant.proof.toolType === IMPORT,
  }));
  const waiting = new Set([...(await whoMustConfirm(ctx, tx, agreeing))].map(({ grant }) => grant));
  const shown = grants.filter((grant) => waiting.has(grant) || grant.proof.confirmationCode !== undefined);
  await offerShown(
    ctx,
    tx,
    shown.map(({ subscriber, proof }) => {
      return { shopId: subscriber.shop_id, subscriberId: subscriber.subscriber_id, proof };
    }),
  );
  const written = grants.filter((grant) => !waiting.has(grant));
  await writeGrants(ctx, tx, written);
  const returned = written.filter((grant) => grant.proof.ownMessageId !== undefined);
  await endSuppression(
    ctx,
    tx,
    returned.map(({ subscriber }) => subscriber),
  );
  return grants.map((grant) => (waiting.has(grant) ? 'waitsForConfirmation' : 'granted'));
}

/** Whether the person agreed themselves: nobody else can send their message or change their setting in WhatsApp. */
function isOwn({ proof }: Grant): boolean {
  return proof.ownMessageId !== undefined || proof.toolType === PREFERENCES;
}

async function writeGrants(ctx: Context, tx: Tx, grants: readonly Grant[]): Promise<void> {
  const now = ctx.clock.now();
  const atOf = ({ subscriber, isOnRow = false }: Grant) => (isOnRow ? subscriber.opted_in_at : null) ?? now;
  const entryIds = await recordProvenGrants(
    tx,
    grants.map((grant) => ({
      row: grant.subscriber,
      origin: grant.proof.toolType,
      at: atOf(grant),
      proof: proofColumns(grant.proof),
      isOnRow: grant.isOnRow === true,
      isFirst: isFirst(grant),
    })),
  );
  const events = grants.map((grant, nth) => eventOf(grant, entryIds[nth] ?? '', atOf(grant)));
  await ctx.events.publishAll(tx, events);
}

function isFirst({ subscriber, isOnRow = false }: Grant): boolean {
  return isOnRow || !subscriber.has_marketing_consent;
}

function eventOf(grant: Grant, entryId: string, at: Date) {
  const { subscriber, proof } = grant;
  return {
    name: 'subscriberOptedIn' as const,
    event: {
      shopId: subscriber.shop_id,
      subscriberId: subscriber.subscriber_id,
      channel: subscriber.channel as Channel,
      origin: proof.toolType,
      toolId: proof.toolId,
      entryId,
      isFirst: isFirst(grant),
      at,
    },
  };
}

function proofColumns(proof: ConsentProof) {
  return {
    tool_id: proof.toolId,
    wording: proof.wording,
    page_address: proof.pageAddress,
    ip_prefix: proof.ipPrefix,
    user_agent: proof.userAgent,
    locale: proof.locale,
    own_message_id: proof.ownMessageId ?? null,
  };
}

/**
 * Records that a person's consent ended, even if this row had none: another row of theirs may have one. Returns false
 * if it was on record already.
 */
export async function revokeConsent(
  ctx: Context,
  tx: Tx,
  subscriber: Subscriber,
  origin: RevocationOrigin,
): Promise<boolean> {
  const standing = standingRefusals(await readLedger(tx, subscriber));
  const facts = {
    hasConsent: subscriber.has_marketing_consent,
    optedOutAt: subscriber.opted_out_at,
    stoppedAllAt: subscriber.stopped_all_at,
    isOwn: isOwnRefusal(origin),
    endsAll: endsAll(origin),
    hasRefusal: standing.length > 0,
    hasOwnRefusal: standing.some((refusal) => isOwnRefusal(refusal.origin)),
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
