import {
  findKnownPeople,
  lockSubscribers,
  type Subscriber,
} from '#features/foundations/subscribers/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { waIdToE164 } from '#platform/phone/phone-number.ts';
import { readWhatsAppIds } from '../../rules/whatsapp-ids.ts';

/**
 * Returns the subscriber with one of these ids, locked. The shop's people also use their phone for private chats, so
 * nobody becomes a subscriber by what the shop wrote: null for anybody unknown.
 */
export async function findChatPartner(
  tx: Tx,
  shopId: number,
  ids: readonly (string | null | undefined)[],
): Promise<Subscriber | null> {
  const { waId, bsuid } = readWhatsAppIds(...ids);
  if (!waId && !bsuid) return null;
  const phoneE164 = waId ? waIdToE164(waId) : null;
  const known = await findKnownPeople(tx, shopId, { channel: 'WA', phoneE164, waId, bsuid });
  const [subscriber] = await lockSubscribers(tx, shopId, known);
  return subscriber ?? null;
}
