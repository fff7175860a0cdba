import { grantConsent } from '#features/consent/server/index.ts';
import '#features/conversations/contract/conversation-events.ts';
import { noteFacebookSubscriber } from '#features/store-data/server/index.ts';
import { lockSubscriber } from '#features/subscribers/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { DomainEvents } from '#platform/events/domain-events.ts';
import { readRef, toolOfText } from '../rules/chat-words.ts';
import { findExperiment, markSignedUp } from './experiments/experiments.ts';
import { keepPrizes } from './prizes/prizes.ts';
import { readTool } from './read-tool.ts';

/** What is proved where a link led into the chat, and nobody knows what stood beside it. */
const BY_A_LINK = 'Opened the chat by the link or the QR code of this tool, which shows no words of its own.';

/** Somebody came into the page's chat by a tool's button, with its words beside it, or by its link: that is their sign-up. */
export async function signUpByReferral(
  tx: Tx,
  { shopId, subscriberId, ref }: DomainEvents['messengerReferred'],
  ctx: Context,
): Promise<void> {
  const read = readRef(ref);
  if (read === null) return;
  const { toolId, visitor, place } = read;
  const said = place === 'link' ? BY_A_LINK : null;
  const isSignedUp = await signUp(ctx, tx, { shopId, subscriberId, toolId, channel: 'FB', said });
  if (isSignedUp) await noteFacebookSubscriber(tx, shopId);
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
  /** The person's own words, or what is known of theirs; null where they tapped below the tool's. */
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
