import {
  classOfFailure,
  explainFailure,
} from '#features/engine/messaging/contract/failures/error-sentences.ts';
import { readWayReason } from '#features/engine/messaging/contract/try-reason.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../texts/all.ts';

/** The end of a try that did not end its message. `detail` is the code or text behind it. */
export type TryEnd =
  | { kind: 'refused'; happened: string; detail: string }
  /** The request never reached the provider. */
  | { kind: 'unreached'; detail: string }
  /** We stopped before any of it was sent. */
  | { kind: 'notBegun'; detail: string }
  /** The provider may have received it. */
  | { kind: 'noAnswer'; detail: string };

const CODE = /^\d{1,9}$/;

/** Reads the stored reason of a try: a provider's code in digits, or why there was no answer. */
export function explainTry(channel: Channel, reason: string): TryEnd {
  if (CODE.test(reason)) {
    const code = Number(reason);
    const { happened } = explainFailure(channel, { code, errorClass: classOfFailure(channel, code) }, false);
    return { kind: 'refused', happened, detail: fill(texts.details.code, { code: String(code) }) };
  }
  return readWayReason(reason) ?? { kind: 'noAnswer', detail: reason };
}
