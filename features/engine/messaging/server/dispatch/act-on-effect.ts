import { slowSender, stopSender } from '#features/foundations/channels/server/index.ts';
import { recordProviderBlock } from '#features/foundations/consent/server/index.ts';
import { stopTemplate } from '#features/foundations/templates/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { AnswerEffect } from '../../rules/dispatch/decide-answer.ts';
import { renewMedia } from '../whatsapp/renew-media.ts';
import type { ClaimedMessage } from './claim-batch.ts';
import { contentOf } from './content-of.ts';

/**
 * Acts on what a provider's answer, requested at `askedAt`, says about the sender, template, person or file of a
 * message.
 */
export async function actOnEffect(
  ctx: Context,
  senderId: string,
  message: ClaimedMessage,
  effect: AnswerEffect,
  askedAt: Date,
): Promise<void> {
  const { shopId, subscriberId } = message;
  if (effect.slowSenderMs !== undefined) await slowSender(ctx, senderId, effect.slowSenderMs);
  if (effect.stopSender !== undefined) await stopSender(ctx, senderId, effect.stopSender);
  if (effect.stopTemplate !== undefined) {
    const content = contentOf(message);
    const stop = { refusedAt: askedAt, reason: effect.stopTemplate };
    if (content.kind === 'template') await stopTemplate(ctx, { senderId, ...content }, stop);
  }
  if (effect.renewMedia) await renewMedia(ctx, { shopId, senderId }, contentOf(message));
  if (effect.optOut) await recordProviderBlock(ctx, shopId, subscriberId);
}
