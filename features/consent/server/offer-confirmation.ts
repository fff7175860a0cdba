import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { shortCode } from '#platform/ids/short-code.ts';
import type { ConsentProof } from './change-consent.ts';

const HOUR_MS = 3600 * 1000;
const LIFETIME_MS = 7 * 24 * HOUR_MS;
/** Nobody's: who means it has the link before them, and a flood of them must not stay. */
const LIFETIME_OF_NOBODYS_MS = HOUR_MS;

/**
 * Keeps what was shown for as long as a message that names its code may confirm it, and throws away what was not in
 * time. `subscriberId` is null where no number is kept before it is known to be the shopper's own.
 */
export async function offerConfirmation(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  { shopId, subscriberId }: { shopId: number; subscriberId: string | null },
  proof: ConsentProof,
): Promise<void> {
  const now = clock.now();
  await tx
    .deleteFrom('consent_confirmations')
    .where('shop_id', '=', shopId)
    .where('expires_at', '<=', now)
    .execute();
  await tx
    .insertInto('consent_confirmations')
    .values({
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
    })
    .execute();
}
