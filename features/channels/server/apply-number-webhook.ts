import * as z from 'zod';
import { AccountUpdate, BusinessCapabilityUpdate } from '#partners/whatsapp/payloads/account-values.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { StoredWebhook } from '#platform/inbox/webhook-inbox.ts';
import { judgeAccountUpdate } from '../rules/account-update.ts';
import { toTier } from '../rules/messaging-limit.ts';
import { READ_NUMBER } from './connect-whatsapp.ts';

/** The topics of the inbox that say how a number or its account is. */
export const NUMBER_TOPICS: readonly string[] = [
  'whatsapp/phone_number_quality_update',
  'whatsapp/business_capability_update',
  'whatsapp/account_update',
];

const Body = z.object({ accountId: z.string(), value: z.unknown() });
const AccountValue = AccountUpdate.extend({
  restriction_info: z.array(z.looseObject({ restriction_type: z.string().optional() })).optional(),
});

/** Takes over what WhatsApp says of a number or its account, and has its whole state read again. */
export async function applyNumberWebhook(ctx: Context, tx: Tx, webhook: StoredWebhook): Promise<void> {
  const { accountId, value } = Body.parse(webhook.body);
  if (webhook.topic === 'whatsapp/account_update') await applyAccountUpdate(ctx, tx, accountId, value);
  else await applyLimit(tx, accountId, value);
  const numbers = await tx
    .selectFrom('senders')
    .select(['shop_id', 'sender_id'])
    .where('channel', '=', 'WA')
    .where('business_account_id', '=', accountId)
    .where('released_at', 'is', null)
    .where('token_died_at', 'is', null)
    .execute();
  // A webhook tells a part; the number's colour, for one, is in none of them.
  for (const row of numbers)
    await ctx.jobs.enqueue(tx, READ_NUMBER, { shopId: row.shop_id, senderId: row.sender_id });
}

/** Both kinds of limit updates carry it alike. It is the whole business's, so it counts for each of its numbers. */
async function applyLimit(tx: Tx, accountId: string, value: unknown): Promise<void> {
  const limit = BusinessCapabilityUpdate.parse(value).max_daily_conversations_per_business;
  if (limit === undefined) return;
  await tx
    .updateTable('senders')
    .set({ current_limit: toTier(limit) })
    .where('channel', '=', 'WA')
    .where('business_account_id', '=', accountId)
    .execute();
}

async function applyAccountUpdate(ctx: Context, tx: Tx, accountId: string, value: unknown): Promise<void> {
  const update = AccountValue.parse(value);
  const verdict = judgeAccountUpdate({
    event: update.event,
    banState: update.ban_info?.waba_ban_state ?? null,
    restrictions: (update.restriction_info ?? []).flatMap((one) => one.restriction_type ?? []),
  });
  ctx.log.info({ accountId, event: update.event, verdict: verdict.kind }, 'account update');
  if (verdict.kind === 'none') return;
  const isStop = verdict.kind === 'stop';
  await tx
    .updateTable('senders')
    .set({
      stopped_at: isStop ? ctx.clock.now() : null,
      stopped_reason: isStop ? verdict.reason : null,
    })
    .where('channel', '=', 'WA')
    .where('business_account_id', '=', accountId)
    .where('released_at', 'is', null)
    .where('token_died_at', 'is', null)
    .execute();
}
