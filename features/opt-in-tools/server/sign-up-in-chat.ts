import { grantConsent } from '#features/consent/server/index.ts';
import '#features/conversations/contract/conversation-events.ts';
import { lockSubscriber } from '#features/subscribers/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { DomainEvents } from '#platform/events/domain-events.ts';
import { toolOfRef, toolOfText, visitorOfRef } from '../rules/chat-words.ts';
import { findExperiment, markSignedUp } from './experiments.ts';
import { keepPrizes } from './prizes.ts';
import { readTool } from './read-tool.ts';

/** Somebody came into the page's chat by a tool's button: that is their sign-up, for they saw its words beside it. */
export async function signUpByReferral(
  tx: Tx,
  { shopId, subscriberId, ref }: DomainEvents['messengerReferred'],
  ctx: Context,
): Promise<void> {
  const toolId = toolOfRef(ref);
  if (toolId === null) return;
  const isSignedUp = await signUp(ctx, tx, { shopId, subscriberId, toolId, channel: 'FB', said: null });
  const visitor = visitorOfRef(ref);
  const experiment = visitor === null ? null : await findExperiment(tx, { shopId, toolId });
  if (isSignedUp && visitor !== null && experiment?.ended_at === null)
    await markSignedUp(tx, [
      { shopId, experimentId: experiment.experiment_id, visitor, at: ctx.clock.now() },
    ]);
}

/** Somebody sent the words that a tool's link or QR code begins their first message with: what they said is the proof. */
export async function signUpByText(
  tx: Tx,
  { shopId, subscriberId, channel, text }: DomainEvents['personWrote'],
  ctx: Context,
): Promise<void> {
  const toolId = channel === 'WA' ? toolOfText(text) : null;
  if (toolId !== null) await signUp(ctx, tx, { shopId, subscriberId, toolId, channel, said: text });
}

interface SignUp {
  shopId: number;
  subscriberId: string;
  toolId: string;
  channel: 'WA' | 'FB';
  /** The person's own words; null where they tapped below the tool's. */
  said: string | null;
}

/** Whether they are signed up. Anybody may write any id: only a tool of this shop and channel that is on counts. */
async function signUp(ctx: Context, tx: Tx, signing: SignUp): Promise<boolean> {
  const { shopId, subscriberId, toolId, channel, said } = signing;
  const found = await readTool(ctx, tx, { shopId, toolId });
  if (found?.tool.channel !== channel) return false;
  const { tool, settings } = found;
  const subscriber = await lockSubscriber(tx, shopId, subscriberId);
  if (!subscriber) return false;
  const outcome = await grantConsent(ctx, tx, subscriber, {
    toolId,
    toolType: tool.type,
    wording: said ?? settings.consentWording,
    pageAddress: null,
    ipPrefix: null,
    userAgent: null,
    locale: null,
  });
  if (outcome === 'granted') await keepPrizes(ctx, tx, [{ tool, subscriberId, settings }]);
  return outcome === 'granted';
}
