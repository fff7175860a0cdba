import type { Context } from '#platform/context.ts';
import type { WhatsAppContent } from '../../contract/content/whatsapp-content.ts';
import { mediaAddressesOf } from '../../rules/content/media-addresses.ts';
import { askForUpload } from './upload-media.ts';

/** How often one worker must send a file before it uploads it, so that WhatsApp need not fetch it each time. */
const OFTEN = 3;
/** How long the table's content is trusted. A batch reads it once, and an expired id is soon dropped. */
const TRUSTED_MS = 3000;
/** How long a file that WhatsApp refused is not uploaded again. */
const ASK_EVERY_MS = 3600 * 1000;
const MOST_KNOWN = 5000;

interface File {
  shopId: number;
  senderId: string;
  address: string;
}

interface Known {
  sends: number;
  readAtMs: number;
  askedAtMs: number;
  mediaId: Promise<string | null>;
}

/** The files of ours that WhatsApp has under an id, for the worker that sends. */
export class UploadedMedia {
  readonly #ctx: Context;
  readonly #ownFiles: string;
  readonly #known = new Map<string, Known>();

  constructor(ctx: Context) {
    this.#ctx = ctx;
    this.#ownFiles = `${ctx.settings.publicUrl}/cdn/`;
  }

  /** The files of a content that are ours. WhatsApp fetches the others. */
  ownAddresses(content: WhatsAppContent): string[] {
    return mediaAddressesOf(content).filter((address) => address.startsWith(this.#ownFiles));
  }

  /** Returns the ids to send instead of our URLs. A URL without an id is sent unchanged. Never throws. */
  async idsFor(
    sender: { shopId: number; senderId: string },
    addresses: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    const ids = new Map<string, string>();
    for (const address of addresses) {
      const { shopId, senderId } = sender;
      const mediaId = await this.#findUploaded({ shopId, senderId, address }).catch((error: unknown) => {
        // The message can be sent without the upload, so it does not become uncertain.
        this.#ctx.log.warn({ err: error, shopId, address }, 'upload not looked up; the address goes');
        return null;
      });
      if (mediaId !== null) ids.set(address, mediaId);
    }
    return ids;
  }

  async #findUploaded(file: File): Promise<string | null> {
    const known = this.#lookUp(`${file.senderId} ${file.address}`, file);
    known.sends += 1;
    const mediaId = await known.mediaId;
    if (mediaId !== null || known.sends < OFTEN) return mediaId;
    const nowMs = this.#ctx.clock.now().getTime();
    if (nowMs - known.askedAtMs < ASK_EVERY_MS) return null;
    known.askedAtMs = nowMs;
    await this.#ctx.db.transaction().execute((tx) => askForUpload(this.#ctx, tx, file, { anew: false }));
    return null;
  }

  #lookUp(key: string, file: File): Known {
    const before = this.#known.get(key);
    const nowMs = this.#ctx.clock.now().getTime();
    if (before && Math.abs(nowMs - before.readAtMs) < TRUSTED_MS) return before;
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    const known = {
      sends: before?.sends ?? 0,
      askedAtMs: before?.askedAtMs ?? Number.NEGATIVE_INFINITY,
      readAtMs: nowMs,
      mediaId: this.#read(file),
    };
    this.#known.set(key, known);
    return known;
  }

  async #read({ shopId, senderId, address }: File): Promise<string | null> {
    const row = await this.#ctx.db
      .selectFrom('whatsapp_uploads')
      .select('media_id')
      .where('shop_id', '=', shopId)
      .where('sender_id', '=', senderId)
      .where('address', '=', address)
      .where('expires_at', '>', this.#ctx.clock.now())
      .executeTakeFirst();
    return row?.media_id ?? null;
  }
}
