import { classOfGupshupCode } from '#partners/gupshup/error-class.ts';
import type { GupshupClient } from '#partners/gupshup/gupshup-client.ts';
import { classOfCode } from '#partners/whatsapp/error-class.ts';
import type { WhatsAppClient } from '#partners/whatsapp/whatsapp-client.ts';
import type { Context } from '#platform/context.ts';
import { isMessengerContent } from '../contract/message.ts';
import { writeCallbackData } from '../rules/callback-data.ts';
import type { Answer } from '../rules/decide-answer.ts';
import { mediaAddressesOf } from '../rules/media-addresses.ts';
import { readStoredContent } from '../rules/stored-content.ts';
import type { ChannelPort } from './channel-port.ts';
import type { ClaimedBatch, ClaimedMessage } from './claim-batch.ts';
import { renderWhatsApp } from './render-whatsapp.ts';
import { UploadedMedia } from './uploaded-media.ts';

const WRONG_PARAMETER = 100;

/** WhatsApp as a way out: by Meta's Cloud API, or by Gupshup, which takes the same bodies. */
export class SendByWhatsApp implements ChannelPort {
  readonly #ctx: Context;
  readonly #clients: { meta: WhatsAppClient; gupshup: GupshupClient };
  readonly #uploads: UploadedMedia;
  readonly #tokens = new WeakMap<Buffer, string>();

  constructor(ctx: Context, clients: { meta: WhatsAppClient; gupshup: GupshupClient }) {
    this.#ctx = ctx;
    this.#clients = clients;
    this.#uploads = new UploadedMedia(ctx);
  }

  async send(sender: ClaimedBatch['sender'], message: ClaimedMessage): Promise<Answer> {
    if (isMessengerContent(message.content)) throw new Error('a Messenger message at the WhatsApp door');
    const content = readStoredContent(message.content);
    // Uploads lie at Meta; Gupshup is given addresses.
    const mediaIds =
      sender.provider === 'meta'
        ? await this.#uploads.idsFor(sender, mediaAddressesOf(content))
        : new Map<string, string>();
    const body = renderWhatsApp(content, {
      recipient: message.to === null ? { recipient: message.bsuid ?? '' } : { to: message.to },
      note: writeCallbackData(message.shopId, message.messageId),
      linkUrl: (code) => `${this.#ctx.settings.publicUrl}/l/${code}`,
      mediaIds,
    });
    const token = this.#tokenOf(sender.accessTokenSealed);
    const outcome = await this.#clients[sender.provider].send(sender.externalId, token, body);
    if (outcome.kind !== 'refused') return outcome;
    // WhatsApp calls an upload that it no longer has a wrong parameter: with a new one the message may go.
    if (mediaIds.size > 0 && outcome.code === WRONG_PARAMETER) return { ...outcome, errorClass: 'media' };
    const own = sender.provider === 'gupshup' ? classOfGupshupCode(outcome.code) : null;
    return { ...outcome, errorClass: own ?? classOfCode(outcome.code) };
  }

  /** A batch shares one sealed token: it is opened once, not five hundred times. */
  #tokenOf(sealed: Buffer): string {
    const known = this.#tokens.get(sealed);
    if (known !== undefined) return known;
    const token = this.#ctx.secrets.open(sealed);
    this.#tokens.set(sealed, token);
    return token;
  }
}
