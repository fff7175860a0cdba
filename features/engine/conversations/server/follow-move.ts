import { changeNumber, findOrCreateSubscriber } from '#features/foundations/subscribers/server/index.ts';
import type { InboundMessage } from '#partners/whatsapp/payloads/inbound-message.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { waIdToE164 } from '#platform/phone/phone-number.ts';
import { readWhatsAppIds } from '../rules/whatsapp-ids.ts';
import { recordInbound, type ReceivedMessage } from './handle-inbound-message.ts';

interface Move {
  shopId: number;
  message: InboundMessage;
  contact: { user_id?: string | undefined } | null;
  received: ReceivedMessage;
}

const MOVES = ['user_changed_number', 'user_changed_user_id'];

/** Whether WhatsApp reports that an account has a new number or id. */
export function isMove({ type, system }: InboundMessage): boolean {
  return type === 'system' && MOVES.includes(system?.type ?? '') && Boolean(system?.wa_id ?? system?.user_id);
}

/** Stores the message, then gives the person's consent, refusals and history to the new number or id. */
export async function followMove(ctx: Context, tx: Tx, move: Move): Promise<void> {
  const { shopId, received } = move;
  const [before, after] = [oldIdsOf(move), newIdsOf(move.message)];
  const isKnownBefore = before.waId !== null || before.bsuid !== null;
  // If the webhook has neither the old number nor the old id, only the new one can be stored.
  const person = { channel: 'WA', ...(isKnownBefore ? before : after) } as const;
  const subscriber = await findOrCreateSubscriber(ctx, tx, shopId, person);
  await recordInbound(tx, subscriber, received);
  if (isKnownBefore) await changeNumber(ctx, tx, subscriber, after);
}

function newIdsOf({ system }: InboundMessage) {
  const { wa_id: waId = null, user_id: bsuid = null } = system ?? {};
  return { waId, phoneE164: waId ? waIdToE164(waId) : null, bsuid };
}

/** A new number comes with a new account id. The person did not have that id before, so it is left out here. */
function oldIdsOf({ message, contact }: Move) {
  const { previous_user_id: previous, user_id: next } = message.system ?? {};
  const named = [message.from, previous, message.from_user_id, contact?.user_id];
  const { waId, bsuid } = readWhatsAppIds(...named.filter((id) => id !== next));
  return { waId, phoneE164: waId ? waIdToE164(waId) : null, bsuid };
}
