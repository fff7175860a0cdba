import type { Context } from '#platform/context.ts';
import {
  isMessengerContent,
  type MessageContent,
  type UnsendableContent,
} from '../../contract/content/message-content.ts';
import { mediaAddressesOf } from '../../rules/content/media-addresses.ts';
import { askForUpload } from './upload-media.ts';

/** Uploads a file again that WhatsApp could not fetch or read, so that the next try uses the upload. */
export async function renewMedia(
  ctx: Context,
  { shopId, senderId }: { shopId: number; senderId: string },
  content: MessageContent | UnsendableContent,
): Promise<void> {
  if (content.kind === 'unsendable' || isMessengerContent(content)) return;
  const addresses = mediaAddressesOf(content).toSorted();
  await ctx.db.transaction().execute(async (tx) => {
    for (const address of addresses) {
      if (!address.startsWith(`${ctx.settings.publicUrl}/cdn/`)) continue;
      await askForUpload(ctx, tx, { shopId, senderId, address }, { anew: true });
    }
  });
}
