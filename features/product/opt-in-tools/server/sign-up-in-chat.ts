import { sql } from 'kysely';
import { grantConsent } from '#features/foundations/consent/server/index.ts';
import '#features/engine/conversations/contract/conversation-events.ts';
import { noteFacebookSubscriber } from '#features/foundations/store-data/server/index.ts';
import { lockSubscriber } from '#features/foundations/subscribers/server/index.ts';
import { proveBrowser } from '#features/foundations/visits/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { DomainEvents } from '#platform/events/domain-events.ts';
import { readRef, readToolText, type CameBy } from '../rules/chat-words.ts';
import { findExperiment, markOneOfArm, markSignedUp } from './experiments/experiments.ts';
import { savePrizes } from './prizes/prizes.ts';
import { readTool } from './read-tool.ts';

/** The proof for a link into the chat, whose surroundings nobody knows. */
const BY_A_LINK = 'Opened the chat by the link or the QR code of this tool, which shows no words of its own.';

/** Signs up somebody who came into the page's chat by a tool's button, with its wording beside it, or by its link. */
export async function signUpByReferral(
  tx: Tx,
  { shopId, subscriberId, ref }: DomainEvents['messengerReferred'],
  ctx: Context,
): Promise<void> {
  const cameBy = readRef(ref);
  if (cameBy === null) return;
  const shownText = cameBy.place === 'link' ? BY_A_LINK : null;
  const { nonce, ...came } = cameBy;
  const wording = await signUp(ctx, tx, { shopId, subscriberId, channel: 'FB', ...came, shownText });
  if (wording === null) return;
  await noteFacebookSubscriber(tx, shopId);
  if (nonce !== null) await proveBrowser(tx, { shopId, nonce, subscriberId, wording, now: ctx.clock.now() });
}

/**
 * Signs up somebody who sent the prepared text of a tool's link or QR code. Their message is the proof and takes back
 * an earlier stop, because nobody else could send it.
 */
export async function signUpByText(
  tx: Tx,
  { shopId, subscriberId, channel, inboundId, text, isBeforeStop }: DomainEvents['personWrote'],
  ctx: Context,
): Promise<void> {
  const cameBy = channel === 'WA' ? readToolText(text) : null;
  if (cameBy === null || isBeforeStop) return;
  const person = { shopId, subscriberId, channel };
  await signUp(ctx, tx, { ...person, ...cameBy, shownText: text, ownMessageId: inboundId });
}

interface SignUp extends CameBy {
  shopId: number;
  subscriberId: string;
  channel: 'WA' | 'FB';
  /** The person's own text, or what is known of it. Null if they tapped below the tool's wording. */
  shownText: string | null;
  /** The provider's id of the message. */
  ownMessageId?: string;
}

/**
 * Signs somebody up and returns the wording that they agreed to, or null if they were not signed up. Anybody can write
 * any id, so only active tools of this shop and channel count.
 */
async function signUp(ctx: Context, tx: Tx, signing: SignUp): Promise<string | null> {
  const { shopId, subscriberId, toolId, channel, shownText, ownMessageId } = signing;
  const found = await readTool(ctx, tx, { shopId, toolId });
  if (found?.tool.channel !== channel) return null;
  const { tool, settings } = found;
  const subscriber = await lockSubscriber(tx, shopId, subscriberId);
  if (!subscriber) return null;
  const wording = shownText ?? settings.consentWording;
  const outcome = await grantConsent(ctx, tx, subscriber, {
    toolId,
    toolType: tool.type,
    wording,
    pageAddress: null,
    ipPrefix: null,
    userAgent: null,
    locale: null,
    ...(ownMessageId !== undefined && { ownMessageId }),
  });
  if (outcome !== 'granted') return null;
  await savePrizes(ctx, tx, [{ tool, subscriberId, tokenHash: null, settings }]);
  await noteVisitor(ctx, tx, signing);
  return wording;
}

/** Counts the sign-up for the design that the person saw, while two are compared. */
async function noteVisitor(ctx: Context, tx: Tx, signing: SignUp): Promise<void> {
  const { shopId, toolId, subscriberId, visitor, arm } = signing;
  if (visitor === null && arm === null) return;
  const experiment = await findExperiment(tx, { shopId, toolId });
  if (experiment?.ended_at !== null) return;
  const mark = { shopId, experimentId: experiment.experiment_id, at: ctx.clock.now() };
  if (visitor !== null) await markSignedUp(tx, [{ ...mark, visitor }]);
  else if (arm !== null && (await isFirstSince(tx, { shopId, subscriberId }, experiment.began_at)))
    await markOneOfArm(tx, { ...mark, arm });
}

/** Whether this is the person's first sign-up since that time. Scanning a code twice counts once. */
async function isFirstSince(
  tx: Tx,
  { shopId, subscriberId }: Pick<SignUp, 'shopId' | 'subscriberId'>,
  since: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select from consent_ledger
    where shop_id = ${shopId} and subscriber_id = ${subscriberId} and kind = 'granted' and recorded_at >= ${since}
    limit 2`.execute(tx);
  return rows.length < 2;
}
