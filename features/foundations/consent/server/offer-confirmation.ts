import { sql } from 'kysely';
import { HOUR_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { storableJson } from '#platform/database/storable-json.ts';
import { shortCode } from '#platform/ids/short-code.ts';
import type { ConsentProof } from './change-consent.ts';

const LIFETIME_MS = 7 * 24 * HOUR_MS;
/**
 * The lifetime of confirmations without a subscriber. The person has the link in front of them, and a flood of such rows must
 * not stay.
 */
const LIFETIME_OF_NOBODYS_MS = HOUR_MS;

/** What was shown to a person. `subscriberId` is null if no number is stored before it is known to be theirs. */
export interface Shown {
  shopId: number;
  subscriberId: string | null;
  proof: ConsentProof;
}

/** Stores what was shown, for as long as a message with its code may confirm it, and deletes what has expired. */
export async function offerShown(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  shown: readonly Shown[],
): Promise<void> {
  if (shown.length === 0) return;
  const now = clock.now();
  const shopIds = [...new Set(shown.map(({ shopId }) => shopId))].toSorted((one, other) => one - other);
  await sql`
    delete from consent_confirmations where shop_id = any(${shopIds}::bigint[]) and expires_at <= ${now}`.execute(
    tx,
  );
  const rows = shown.map(({ shopId, subscriberId, proof }) => ({
    shop_id: shopId,
    code: proof.confirmationCode ?? shortCode(),
    subscriber_id: subscriberId,
    tool_id: proof.toolId,
    tool_type: proof.toolType,
    wording: proof.wording,
    page_address: proof.pageAddress,
    ip_prefix: proof.ipPrefix,
    user_agent: proof.userAgent,
    locale: proof.locale,
    shown_at: now,
    expires_at: new Date(now.getTime() + (subscriberId === null ? LIFETIME_OF_NOBODYS_MS : LIFETIME_MS)),
  }));
  await sql`
    insert into consent_confirmations (shop_id, code, subscriber_id, tool_id, tool_type, wording, page_address,
      ip_prefix, user_agent, locale, shown_at, expires_at)
    select * from json_to_recordset(${storableJson(rows)}::json) as s (shop_id bigint, code text, subscriber_id uuid,
      tool_id uuid, tool_type text, wording text, page_address text, ip_prefix text, user_agent text, locale text,
      shown_at timestamptz, expires_at timestamptz)`.execute(tx);
}

/** Stores confirmations for the people of a list, with one statement about where they agreed. */
export async function offerConfirmations(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  shopId: number,
  {
    subscriberIds,
    toolType,
    wording,
  }: { subscriberIds: readonly string[]; toolType: string; wording: string },
): Promise<void> {
  if (subscriberIds.length === 0) return;
  const now = clock.now();
  await sql`
    insert into consent_confirmations (shop_id, code, subscriber_id, tool_type, wording, shown_at, expires_at)
    select ${shopId}, code, subscriber_id, ${toolType}, ${wording}, ${now}, ${new Date(now.getTime() + LIFETIME_MS)}
    from unnest(${[...subscriberIds]}::uuid[], ${subscriberIds.map(() => shortCode())}::text[])
      as w (subscriber_id, code)`.execute(tx);
}
