import type { InboundContent } from '#partners/whatsapp/payloads/inbound-message.ts';
import type { Tx } from '#platform/database/database.ts';
import { findFile } from './inbound-details.ts';

const MOST_NAME_CHARACTERS = 240;

/**
 * Requests that the file of a message is fetched soon: WhatsApp keeps it for seven days. Does nothing without a file.
 */
export async function recordInboundFile(
  tx: Tx,
  sender: { shop_id: number; sender_id: string },
  message: InboundContent & { id: string },
  at: Date,
): Promise<void> {
  const found = findFile(message);
  if (found?.file.id === undefined) return;
  await tx
    .insertInto('inbound_media')
    .values({
      shop_id: sender.shop_id,
      channel: 'WA',
      provider_message_id: message.id,
      sender_id: sender.sender_id,
      kind: found.kind,
      provider_media_id: found.file.id,
      filename: found.file.filename?.slice(0, MOST_NAME_CHARACTERS) ?? null,
      state: 'waiting',
      due_at: at,
      received_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
