import { stopSender } from '#features/foundations/channels/server/index.ts';
import { recordProviderBlock } from '#features/foundations/consent/server/index.ts';
import { stopTemplate } from '#features/foundations/templates/server/index.ts';
import { classOfGupshupCode } from '#partners/gupshup/error-class.ts';
import { classOfCode } from '#partners/whatsapp/error-class.ts';
import type { Context } from '#platform/context.ts';
import { readContent } from '../../contract/content/message-content.ts';
import { retryMediaAt, retryPassingAt, retryStoppedAt } from '../../rules/dispatch/decide-retry.ts';
import type { Advance } from '../../rules/receipts/advance.ts';
import { retryLater } from '../outbox/retry-later.ts';
import { renewMedia } from '../whatsapp/renew-media.ts';

/** Failures that may pass at another moment. */
const PASSING: readonly string[] = ['transient', 'rate', 'pairRate'];

/** Failures that stop the sender. The message itself is fine. */
const STOPPING: readonly string[] = ['account', 'auth'];
const ACTED_ON: readonly string[] = ['optedOut', 'template', 'perUserMarketing', 'media', ...STOPPING];

/**
 * Acts on what failures in receipts say beyond their message: the person stopped our marketing or gets too much for
 * now, the template or number may not be used, a file was not available, or a temporary error. Safe to repeat: a
 * repeated webhook finds it done.
 */
export async function actOnFailures(ctx: Context, advances: readonly Advance[]): Promise<void> {
  for (const { shopId, messageId, createdAt, failedAt, code, error } of advances) {
    if (!failedAt || code === undefined) continue;
    // Gupshup's codes are never Meta's, so it does not matter which of the two reported it.
    const errorClass = classOfGupshupCode(code) ?? classOfCode(code);
    if (PASSING.includes(errorClass))
      await retryLater(ctx, { shopId, messageId, createdAt, failedAt }, retryPassingAt);
    if (!ACTED_ON.includes(errorClass)) continue;
    if (errorClass === 'perUserMarketing') {
      await retryLater(ctx, { shopId, messageId, createdAt, failedAt });
      continue;
    }
    const message = await ctx.db
      .selectFrom('messages as m')
      .leftJoin('sendings as s', (join) =>
        join.onRef('s.shop_id', '=', 'm.shop_id').onRef('s.sending_id', '=', 'm.sending_id'),
      )
      .select(['m.sender_id', 'm.subscriber_id'])
      .select((row) => row.fn.coalesce('m.content', 's.content').as('content'))
      .where('m.shop_id', '=', shopId)
      .where('m.message_id', '=', messageId)
      .where('m.created_at', '=', createdAt)
      .executeTakeFirst();
    if (!message) continue;
    const senderId = message.sender_id;
    const content = readContent(message.content);
    const reason = error ?? String(code);
    if (errorClass === 'media') {
      await renewMedia(ctx, { shopId, senderId }, content);
      await retryLater(ctx, { shopId, messageId, createdAt, failedAt }, retryMediaAt);
    } else if (errorClass === 'optedOut') await recordProviderBlock(ctx, shopId, message.subscriber_id);
    else if (STOPPING.includes(errorClass)) {
      await stopSender(ctx, senderId, reason);
      await retryLater(ctx, { shopId, messageId, createdAt, failedAt }, retryStoppedAt);
    } else if (content.kind === 'template')
      await stopTemplate(ctx, { senderId, ...content }, { refusedAt: failedAt, reason });
  }
}
