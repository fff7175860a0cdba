import type { Answer } from '../../rules/dispatch/decide-answer.ts';
import type { ClaimedBatch, ClaimedMessage } from './claim-batch.ts';

/**
 * A message in the shape of its provider, or the reason why there is none. If there is none, the provider is not
 * called. `begin` is called right before the first byte of the request is written, and may refuse it.
 */
export type Prepared =
  | { kind: 'ready'; send: (begin: () => void) => Promise<Answer> }
  | (Answer & { kind: 'refused' });

/** Graph's code for an invalid request; used for messages that are refused before they are sent. */
const INVALID_REQUEST = 100;

/** A message that no provider would accept. It fails without a request. */
export function refuse(why = 'The message is not valid.'): Answer & { kind: 'refused' } {
  return { kind: 'refused', code: INVALID_REQUEST, errorClass: 'request', detail: why };
}

/** A channel: renders a message in its provider's shape and sends it. */
export interface ChannelPort {
  /** Prepares one message, including our note. If this throws, the message was not handed over. */
  prepare(sender: ClaimedBatch['sender'], message: ClaimedMessage): Prepared | Promise<Prepared>;
}
