import { classOfCode } from '#partners/whatsapp/error-class.ts';
import type { Context } from '#platform/context.ts';
import { readContent } from '../../contract/content/message-content.ts';
import { retryMediaAt } from '../../rules/dispatch/decide-retry.ts';
import type { Advance } from '../../rules/receipts/advance.ts';
import type { SideEffects } from '../dispatch/side-effects.ts';
import { retryLater } from '../outbox/retry-later.ts';

/**
 * What failures told by receipt say beyond their message: the person stopped our marketing or has too much of it
 * for now, the template or the number may not be used, a file could not be had. Safe to repeat: a webhook that is told again finds it done.
 */
export async function actOnFailures(
  ctx: Context,
  sideEffects: SideEffects,
  advances: readonly Advance[],
): Promise<void> {
  for (const { shopId, messageId, createdAt, failedAt, code, error } of advances) {
    if (!failedAt || code === undefined) continue;
    const errorClass = classOfCode(code);
    if (!['optedOut', 'template', 'account', 'perUserMarketing', 'media'].includes(errorClass)) continue;
    if (errorClass === 'perUserMarketing') {
      await retryLater(ctx, { shopId, messageId, createdAt, failedAt });
      continue;
    }
    const message = await ctx.db
      .selectFrom('messages')
      .select(['sender_id', 'subscriber_id', 'content'])
      .where('shop_id', '=', shopId)
      .where('message_id', '=', messageId)
      .where('created_at', '=', createdAt)
      .executeTakeFirst();
    if (!message) continue;
    const content = readContent(message.content);
    const reason = error ?? String(code);
    if (errorClass === 'media') {
      await sideEffects.renewMedia(shopId, message.sender_id, content);
      await retryLater(ctx, { shopId, messageId, createdAt, failedAt }, retryMediaAt);
    } else if (errorClass === 'optedOut') await sideEffects.optOut(shopId, message.subscriber_id);
    else if (errorClass === 'account') await sideEffects.stopSender(message.sender_id, reason);
    else if (content?.kind === 'template') await sideEffects.stopTemplate(message.sender_id, content, reason);
  }
}
