import { windowEndMs } from '#features/foundations/subscribers/contract/reply-window.ts';
import { classOfMessengerError, decisiveCode } from '#partners/messenger/error-class.ts';
import type { MessengerClient } from '#partners/messenger/messenger-client.ts';
import { MessengerSendRequest } from '#partners/messenger/payloads/send-request.ts';
import { MINUTE_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import { isMessengerContent } from '../../contract/content/message-content.ts';
import { decideMessengerType } from '../../rules/dispatch/decide-messenger-type.ts';
import { writeCallbackData } from '../../rules/receipts/callback-data.ts';
import { refuse, type ChannelPort, type Prepared } from '../dispatch/channel-port.ts';
import type { ClaimedBatch, ClaimedMessage } from '../dispatch/claim-batch.ts';
import { contentOf } from '../dispatch/content-of.ts';
import { renderMessenger } from './render-messenger.ts';

const LONGEST_TRAVEL_MS = MINUTE_MS;

/** Sends messages through Messenger's Send API. */
export class SendByMessenger implements ChannelPort {
  readonly #ctx: Pick<Context, 'clock' | 'secrets' | 'settings'>;
  readonly #messenger: MessengerClient;
  readonly #tokens = new WeakMap<Buffer, string>();

  constructor(ctx: Pick<Context, 'clock' | 'secrets' | 'settings'>, messenger: MessengerClient) {
    this.#ctx = ctx;
    this.#messenger = messenger;
  }

  prepare(sender: ClaimedBatch['sender'], message: ClaimedMessage): Prepared {
    const request = this.#render(message);
    if ('kind' in request) return request;
    const page = { pageId: sender.externalId, token: this.#tokenOf(sender) };
    return {
      kind: 'ready',
      send: async (begin) => {
        const outcome = await this.#messenger.send(page, request, begin);
        if (outcome.kind !== 'refused') return outcome;
        const { code, subcode, detail } = outcome;
        return {
          kind: 'refused',
          code: decisiveCode(code, subcode),
          detail,
          errorClass: classOfMessengerError(code, subcode),
        };
      },
    };
  }

  /** The request, or the reason why there is none. */
  #render(message: ClaimedMessage): MessengerSendRequest | ReturnType<typeof refuse> {
    const content = contentOf(message);
    if (content.kind === 'unsendable') return refuse(content.why);
    if (!isMessengerContent(content)) return refuse('Messenger cannot show this message.');
    const { purpose } = message;
    const decided = decideMessengerType(content.kind, { purpose, isLateAnswer: this.#isLateAnswer(message) });
    if (decided.kind === 'refuse') return refuse(decided.why);
    const { kind: _kind, ...typed } = decided;
    const rendered = renderMessenger(content, {
      psid: message.psid ?? '',
      ...typed,
      note: writeCallbackData(message.shopId, message.messageId),
      linkUrl: (code) => `${this.#ctx.settings.publicUrl}/l/${code}`,
    });
    const checked = MessengerSendRequest.safeParse(rendered);
    return checked.success ? checked.data : refuse(checked.error.issues[0]?.message);
  }

  /** A person may answer after the reply window. A window that closes while the request travels counts as closed. */
  #isLateAnswer(message: ClaimedMessage): boolean {
    if (!message.isByPerson) return false;
    return this.#ctx.clock.now().getTime() + LONGEST_TRAVEL_MS >= windowEndMs(message);
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
