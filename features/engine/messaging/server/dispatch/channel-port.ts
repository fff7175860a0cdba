import type { Answer } from '../../rules/dispatch/decide-answer.ts';
import type { ClaimedBatch, ClaimedMessage } from './claim-batch.ts';

/**
 * A message as its provider wants it, or why there can be none: then nobody was asked. `begin` is called right before
 * the first byte of its request is written, and may refuse it.
 */
export type Prepared =
  | { kind: 'ready'; send: (begin: () => void) => Promise<Answer> }
  | (Answer & { kind: 'refused' });

/** Graph's code for a request that is not valid, for what is refused here before it goes out. */
const INVALID_REQUEST = 100;

/** A message that no provider would take: it fails, and nobody is asked. */
export function refuse(why = 'The message is not valid.'): Answer & { kind: 'refused' } {
  return { kind: 'refused', code: INVALID_REQUEST, errorClass: 'request', detail: why };
}

/** A way out of the house: renders a message in its provider's shape and sends it. */
export interface ChannelPort {
  /** Makes one message ready, with our note in it. What throws here was not handed over. */
  prepare(sender: ClaimedBatch['sender'], message: ClaimedMessage): Prepared | Promise<Prepared>;
}
