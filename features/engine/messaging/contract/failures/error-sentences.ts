import type { Channel } from '#platform/channel/channel.ts';
import type { ErrorClass } from '#platform/errors/error-class.ts';
import { MESSENGER_SENTENCES } from './error-sentences-messenger.ts';
import { WHATSAPP_SENTENCES } from './error-sentences-whatsapp.ts';

/** By class and code: what happened, and what the merchant can do. */
export type CodeSentences = Record<ErrorClass, Record<number, readonly [string, string]>>;

/** A described failure: what happened, what Bellbird does, and what the merchant can do. */
export interface DescribedFailure {
  happened: string;
  bellbird: string;
  merchant: string;
}

/**
 * `noAnswer`: the provider neither answered nor reported the message later. `doorShut`: our webhook endpoints were not
 * available to receive a report either.
 */
export type FailureClass = ErrorClass | 'noAnswer' | 'doorShut';

interface ClassWords extends DescribedFailure {
  /** A name for lists and charts. */
  name: string;
  /** What Bellbird did when it closed the message, if that differs from what it does before. */
  ended?: string;
}

/** The meaning of each class, for unknown codes. */
export const CLASS_LABELS: Record<FailureClass, ClassWords> = {
  transient: {
    name: 'Provider had a fault',
    happened: 'The provider had a passing fault.',
    bellbird: 'Bellbird tries again automatically, up to six times.',
    ended: 'Bellbird tried six times over some minutes, then gave up.',
    merchant: 'Nothing to do.',
  },
  rate: {
    name: 'Too fast',
    happened: 'Your sender went faster than the provider allows.',
    bellbird: 'Bellbird slows down and sends again. The message keeps its place.',
    merchant: 'Nothing to do.',
  },
  pairRate: {
    name: 'Too fast for one person',
    happened: 'One person was sent too much within seconds.',
    bellbird: 'Bellbird waits a little for this person alone, then sends again.',
    ended: 'Bellbird tried six times with longer and longer pauses, then gave up.',
    merchant: 'Nothing to do.',
  },
  perUserMarketing: {
    name: 'Gets too much marketing',
    happened: 'The provider limits how much marketing this person gets.',
    bellbird: 'Bellbird tries again after a day, then after two, while the message is not stale.',
    merchant: 'Send fewer, better offers.',
  },
  optedOut: {
    name: 'Unsubscribed at the provider',
    happened: 'The person stopped your offers at the provider.',
    bellbird: 'Bellbird has unsubscribed this person and sends them no more offers.',
    merchant: 'They can sign up again on your store.',
  },
  undeliverable: {
    name: 'Not reachable',
    happened: 'The provider cannot reach this person.',
    bellbird: 'Bellbird does not send this message again.',
    merchant: 'Check the number, or reach them another way.',
  },
  windowClosed: {
    name: '24 hours were over',
    happened: 'The time in which you may answer freely was over.',
    bellbird: 'Bellbird drops the message: the provider’s rules forbid it.',
    merchant: 'Use an approved template.',
  },
  template: {
    name: 'Template stopped',
    happened: 'The provider refused the template.',
    bellbird: 'Bellbird has stopped everything that uses this template.',
    merchant: 'Look at the template and submit it again.',
  },
  request: {
    name: 'Message refused',
    happened: 'The provider refused the message, with a code that Bellbird does not know.',
    bellbird: 'Bellbird does not repeat it, since it would be refused again.',
    merchant: 'Give the code below to whoever runs your Bellbird server.',
  },
  media: {
    name: 'Picture or file',
    happened: 'The picture or file of the message was refused.',
    bellbird: 'Bellbird hands it to the provider anew and tries once more.',
    ended: 'Bellbird handed it over anew and tried once more, then gave up.',
    merchant: 'Replace the picture or file.',
  },
  account: {
    name: 'Account stopped',
    happened: 'The provider stopped your account.',
    bellbird: 'Bellbird has stopped sending from it. What waits is kept and goes out later.',
    merchant: 'Solve it with the provider, then resume sending on the sender health page.',
  },
  auth: {
    name: 'Access lost',
    happened: 'The provider no longer lets Bellbird send for you.',
    bellbird: 'Bellbird has stopped sending. What waits is kept until you connect again.',
    merchant: 'Connect again in Settings.',
  },
  noAnswer: {
    name: 'No answer',
    happened: 'The provider never said what became of this message.',
    bellbird: 'Bellbird does not send it again blindly, so that nobody gets it twice.',
    merchant: 'Nothing to do. The person may have got it.',
  },
  doorShut: {
    name: 'Not heard of',
    happened:
      'Bellbird could not be reached for a while after this message went out, so the provider could not say what became of it.',
    bellbird:
      'Bellbird does not send it again, so that nobody gets it twice. A receipt that still comes is counted.',
    merchant: 'Nothing to do. The person may have got it.',
  },
};

const SENTENCES: Record<Channel, CodeSentences> = { WA: WHATSAPP_SENTENCES, FB: MESSENGER_SENTENCES };
const PERMISSION_CODES = Array.from({ length: 100 }, (_, at) => 200 + at);

const CLASSES: Record<Channel, ReadonlyMap<number, ErrorClass>> = {
  WA: classesOf('WA'),
  FB: classesOf('FB'),
};

function classesOf(channel: Channel): ReadonlyMap<number, ErrorClass> {
  const named = Object.entries(SENTENCES[channel]).flatMap(([errorClass, codes]) =>
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

/** Describes a failure by its code, or by its class if the code is unknown. `isFinal`: nothing more is tried. */
export function explainFailure(
  channel: Channel,
  { code, errorClass }: { code: number | null; errorClass: FailureClass },
  isFinal: boolean,
): DescribedFailure {
  const { happened, bellbird, merchant, ended = bellbird } = CLASS_LABELS[errorClass];
  const own =
    errorClass === 'noAnswer' || errorClass === 'doorShut' || code === null
      ? undefined
      : SENTENCES[channel][errorClass][code];
  return {
    happened: own?.[0] ?? happened,
    bellbird: isFinal ? ended : bellbird,
    merchant: own?.[1] ?? merchant,
  };
}
