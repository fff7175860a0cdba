import { classOfGupshupCode } from '#partners/gupshup/error-class.ts';
import type { GupshupClient } from '#partners/gupshup/gupshup-client.ts';
import { classOfCode, decisiveCode } from '#partners/whatsapp/error-class.ts';
import type { WhatsAppClient } from '#partners/whatsapp/whatsapp-client.ts';
import type { Context } from '#platform/context.ts';
import { isMessengerContent } from '../../contract/content/message-content.ts';
import type { WhatsAppContent } from '../../contract/content/whatsapp-content.ts';
import { writeCallbackData } from '../../rules/receipts/callback-data.ts';
import { refuse, type ChannelPort, type Prepared } from '../dispatch/channel-port.ts';
import type { ClaimedBatch, ClaimedMessage } from '../dispatch/claim-batch.ts';
import { contentOf } from '../dispatch/content-of.ts';
import { renderWhatsApp } from './render-whatsapp.ts';
import { UploadedMedia } from './uploaded-media.ts';

const WRONG_PARAMETER = 100;
const NO_UPLOADS: ReadonlyMap<string, string> = new Map();

/** Sends messages through WhatsApp: by Meta's Cloud API, or by Gupshup, which accepts the same bodies. */
export class SendByWhatsApp implements ChannelPort {
  readonly #ctx: Context;
  readonly #clients: { meta: WhatsAppClient; gupshup: GupshupClient };
  readonly #uploads: UploadedMedia;
  readonly #tokens = new WeakMap<Buffer, string>();
  readonly #linkUrl = (code: string) => `${this.#ctx.settings.publicUrl}/l/${code}`;

  constructor(ctx: Context, clients: { meta: WhatsAppClient; gupshup: GupshupClient }) {
    this.#ctx = ctx;
    this.#clients = clients;
    this.#uploads = new UploadedMedia(ctx);
  }

  prepare(sender: ClaimedBatch['sender'], message: ClaimedMessage): Prepared | Promise<Prepared> {
    const content = contentOf(message);
    if (content.kind === 'unsendable') return refuse(content.why);
    if (isMessengerContent(content)) return refuse('WhatsApp cannot show this message.');
    // Uploads are stored at Meta. Gupshup gets URLs.
    const addresses = sender.provider === 'meta' ? this.#uploads.ownAddresses(content) : [];
    if (addresses.length === 0) return this.#ready(sender, message, content, NO_UPLOADS);
    return this.#uploads
      .idsFor(sender, addresses)
      .then((mediaIds) => this.#ready(sender, message, content, mediaIds));
  }

  #ready(
    sender: ClaimedBatch['sender'],
    message: ClaimedMessage,
    content: WhatsAppContent,
    mediaIds: ReadonlyMap<string, string>,
  ): Prepared {
    const body = renderWhatsApp(content, {
      recipient: recipientOf(message),
      note: writeCallbackData(message.shopId, message.messageId),
      linkUrl: this.#linkUrl,
      mediaIds,
    });
    const token = this.#tokenOf(sender);
    return {
      kind: 'ready',
      send: async (begin) => {
        const outcome = await this.#clients[sender.provider].send(sender.externalId, token, body, begin);
        if (outcome.kind !== 'refused') return outcome;
        const code = decisiveCode(outcome.code, outcome.subcode);
        // WhatsApp reports an expired upload as a wrong parameter. With a new upload, the message may succeed.
        if (mediaIds.size > 0 && code === WRONG_PARAMETER) return { ...outcome, errorClass: 'media' };
        const own = sender.provider === 'gupshup' ? classOfGupshupCode(code) : null;
        return { ...outcome, code, errorClass: own ?? classOfCode(code) };
      },
    };
  }

  /** A batch shares one encrypted token, which is decrypted once instead of five hundred times. */
  #tokenOf({ shopId, accessTokenSealed: sealed }: ClaimedBatch['sender']): string {
    const known = this.#tokens.get(sealed);
    if (known !== undefined) return known;
    const token = this.#ctx.secrets.open(sealed, { shopId, column: 'senders.access_token' });
    this.#tokens.set(sealed, token);
    return token;
  }
}

/**
 * Uses the number if it is known, in WhatsApp's own form, which in some countries differs from the dialled number. It
 * needs a plus, or WhatsApp reads it as a number in the sender's country. Otherwise uses the id that stands for the
 * person.
 */
function recipientOf({ waId, phoneE164, bsuid }: ClaimedMessage): { to: string } | { recipient: string } {
  if (waId !== null) return { to: `+${waId}` };
  return phoneE164 === null ? { recipient: bsuid ?? '' } : { to: phoneE164 };
}
