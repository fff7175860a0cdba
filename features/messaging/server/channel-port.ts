import type { Answer } from '../rules/decide-answer.ts';
import type { ClaimedBatch, ClaimedMessage } from './claim-batch.ts';

/** A way out of the house: renders a message in its provider's shape and sends it. */
export interface ChannelPort {
  /** Sends one message with our note in it. Never throws, and never repeats anything by itself. */
  send(sender: ClaimedBatch['sender'], message: ClaimedMessage): Promise<Answer>;
}
