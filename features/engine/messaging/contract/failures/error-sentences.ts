import type { Channel } from '#platform/channel/channel.ts';
import type { ErrorClass } from '#platform/errors/error-class.ts';
import { texts } from '../../texts/all.ts';
import type { FailureClass } from './failure-classes.ts';

/** A described failure: what happened, what Bellbird does, and what the merchant can do. */
export interface DescribedFailure {
  happened: string;
  bellbird: string;
  merchant: string;
}

/** What happened, and what the merchant can do, by class and code. */
type CodeSentences = Record<ErrorClass, Record<number, Omit<DescribedFailure, 'bellbird'>>>;

interface ClassWords extends DescribedFailure {
  /** A name for lists and charts. */
  name: string;
  /** What Bellbird did when it closed the message, if that differs from what it does before closing. */
  ended?: string;
}

/** Returns the texts of a class of failures, for unknown codes. */
export function describeClass(errorClass: FailureClass): ClassWords {
  return texts.failureClasses[errorClass];
}

/** Returns the texts of a channel's codes. */
export function sentencesOf(channel: Channel): CodeSentences {
  return channel === 'WA' ? texts.whatsappFailures : texts.messengerFailures;
}

const PERMISSION_CODES = Array.from({ length: 100 }, (_, at) => 200 + at);

const CLASSES: Record<Channel, ReadonlyMap<number, ErrorClass>> = {
  WA: classesOf('WA'),
  FB: classesOf('FB'),
};

/** Reads only the codes, which are the same in each language. */
function classesOf(channel: Channel): ReadonlyMap<number, ErrorClass> {
  const named = Object.entries(sentencesOf(channel)).flatMap(([errorClass, codes]) =>
    Object.keys(codes).map((code) => [Number(code), errorClass as ErrorClass] as const),
  );
  return new Map([...PERMISSION_CODES.map((code) => [code, 'auth'] as const), ...named]);
}

/** Returns the class of a provider's code. An unknown code counts as a refusal of the message. */
export function classOfFailure(channel: Channel, code: number): ErrorClass {
  return CLASSES[channel].get(code) ?? 'request';
}

/** Returns the codes of a class on both channels. */
export function codesOfClass(errorClass: ErrorClass): number[] {
  const codes = [...CLASSES.WA, ...CLASSES.FB].flatMap(([code, one]) => (one === errorClass ? [code] : []));
  return [...new Set(codes)];
}

/** Describes a failure by its code, or by its class if the code is unknown. `isFinal`: there are no more retries. */
export function explainFailure(
  channel: Channel,
  { code, errorClass }: { code: number | null; errorClass: FailureClass },
  isFinal: boolean,
): DescribedFailure {
  const { happened, bellbird, merchant, ended = bellbird } = describeClass(errorClass);
  const own =
    errorClass === 'noAnswer' || errorClass === 'webhooksUnavailable' || code === null
      ? undefined
      : sentencesOf(channel)[errorClass][code];
  return {
    happened: own?.happened ?? happened,
    bellbird: isFinal ? ended : bellbird,
    merchant: own?.merchant ?? merchant,
  };
}
