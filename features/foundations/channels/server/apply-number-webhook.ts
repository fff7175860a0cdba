import { sql } from 'kysely';
import * as z from 'zod';
import {
  AccountReviewUpdate,
  AccountUpdate,
  BusinessCapabilityUpdate,
  PhoneNumberNameUpdate,
} from '#partners/whatsapp/payloads/account-values.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { StoredWebhook } from '#platform/inbox/webhook-inbox.ts';
import { toTier } from '../contract/messaging-limit.ts';
import { judgeAccountUpdate } from '../rules/account-update.ts';
import { readExpiration } from '../rules/read-expiration.ts';
import { READ_NUMBER } from './connect-whatsapp.ts';
import { recordWord, resumeStopped, stopNumbers, type AccountWord } from './follow-account.ts';

/** A webhook's content, and its account. `value` belongs to the change. */
interface NumberReport {
  word: AccountWord;
  value: unknown;
}

const LIMIT_TOPICS = ['whatsapp/phone_number_quality_update', 'whatsapp/business_capability_update'];
const HANDLERS: Record<string, (ctx: Context, tx: Tx, reported: NumberReport) => Promise<void>> = {
  ...Object.fromEntries(LIMIT_TOPICS.map((topic) => [topic, applyLimit])),
  'whatsapp/account_update': applyAccountUpdate,
  'whatsapp/account_review_update': applyReview,
  'whatsapp/phone_number_name_update': applyName,
};

/** The inbox topics about numbers and their accounts. */
export const NUMBER_TOPICS: readonly string[] = Object.keys(HANDLERS);

const Body = z.object({ accountId: z.string(), value: z.unknown() });
const Named = z.object({ waba_info: z.object({ waba_id: z.string() }) });

/** Applies WhatsApp's report about a number or its account, and has the whole state read again. */
export async function applyNumberWebhook(ctx: Context, tx: Tx, webhook: StoredWebhook): Promise<void> {
  const { accountId: reportedTo, value } = Body.parse(webhook.body);
  const accountId = await findAccount(tx, reportedTo, Named.safeParse(value).data?.waba_info.waba_id ?? null);
  await HANDLERS[webhook.topic]?.(ctx, tx, { word: { accountId, reportedAt: webhook.triggeredAt }, value });
  const numbers = await tx
    .selectFrom('senders')
    .select(['shop_id', 'sender_id'])
    .where('channel', '=', 'WA')
    .where('business_account_id', '=', accountId)
    .where('released_at', 'is', null)
    .where('token_died_at', 'is', null)
    .execute();
  // A webhook has only a part: the quality colour, for example, is in none.
  for (const row of numbers)
    await ctx.jobs.enqueue(tx, READ_NUMBER, { shopId: row.shop_id, senderId: row.sender_id });
}

/** A notice about partners goes to the partner's business and names the account. Any other goes to the account. */
async function findAccount(tx: Tx, reportedTo: string, named: string | null): Promise<string> {
  if (named === null) return reportedTo;
  const known = await tx
    .selectFrom('senders')
    .select('sender_id')
    .where('channel', '=', 'WA')
    .where('business_account_id', '=', named)
    .limit(1)
    .executeTakeFirst();
  // With Gupshup an account is identified by its app's id, which is in the envelope.
  return known ? named : reportedTo;
}

/**
 * Both kinds of limit updates have it in the same place. It belongs to the business, so it applies to each of its
 * numbers.
 */
async function applyLimit(_ctx: Context, tx: Tx, { word, value }: NumberReport): Promise<void> {
  const limit = BusinessCapabilityUpdate.parse(value).max_daily_conversations_per_business;
  if (limit === undefined) return;
  await recordWord(tx, word, 'limit')
    .set({ current_limit: toTier(limit) })
    .execute();
}

async function applyAccountUpdate(ctx: Context, tx: Tx, { word, value }: NumberReport): Promise<void> {
  const update = AccountUpdate.parse(value);
  const verdict = judgeAccountUpdate({
    event: update.event,
    banState: update.ban_info?.waba_ban_state ?? null,
    restrictions: (update.restriction_info ?? []).map(({ restriction_type: type, expiration }) => ({
      type: type ?? null,
      endsAt: readExpiration(expiration),
    })),
  });
  ctx.log.info({ ...word, event: update.event, verdict: verdict.kind }, 'account update');
  if (verdict.kind === 'stop') await stopNumbers(tx, word, verdict, ctx.clock.now());
  if (verdict.kind === 'start') await resumeStopped(tx, word, verdict.matter);
}

async function applyReview(_ctx: Context, tx: Tx, { word, value }: NumberReport): Promise<void> {
  const { decision } = AccountReviewUpdate.parse(value);
  await recordWord(tx, word, 'review').set({ review_decision: decision }).execute();
}

/** The visible name stays the same. A refused one only has to be shown. */
async function applyName(_ctx: Context, tx: Tx, { word, value }: NumberReport): Promise<void> {
  const {
    decision,
    rejection_reason: reason,
    display_phone_number: number,
  } = PhoneNumberNameUpdate.parse(value);
  await recordWord(tx, word, 'name')
    .set({ name_refusal: decision === 'REJECTED' ? (reason ?? 'UNKNOWN') : null })
    .where(sql`regexp_replace(display_phone_number, '[^0-9]', '', 'g')`, '=', number.replaceAll(/\D/g, ''))
    .execute();
}
