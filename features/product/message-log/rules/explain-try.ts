import { readWayReason } from '#features/engine/messaging/contract/try-reason.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { classOfFailure, explainFailure } from './error-sentences.ts';

/** How a try ended that did not end its message. `detail`: the code or the words behind it, for whoever looks closer. */
export type TryEnd =
  | { kind: 'refused'; happened: string; detail: string }
  /** The request never got to the provider. */
  | { kind: 'unreached'; detail: string }
  /** We gave it up before anything of it was handed over. */
  | { kind: 'notBegun'; detail: string }
  /** The provider may or may not have got it. */
  | { kind: 'noAnswer'; detail: string };

const CODE = /^\d{1,9}$/;

/** Reads the reason that was kept of a try: a provider's code in digits, or why there was no answer. */
export function explainTry(channel: Channel, reason: string): TryEnd {
  if (CODE.test(reason)) {
    const code = Number(reason);
    const { happened } = explainFailure(channel, { code, errorClass: classOfFailure(channel, code) }, false);
    return { kind: 'refused', happened, detail: `Code ${code}` };
  }
  return readWayReason(reason) ?? { kind: 'noAnswer', detail: reason };
}
