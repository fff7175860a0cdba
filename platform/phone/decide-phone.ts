import type { Candidate } from './phone-readings.ts';

/**
 * `severalReadings`: it is a number of two people, depending on whether its country code is in it. `noPrefix`: a
 * landline without what is dialled before it at home, which may as well be a number of another country.
 */
export type QuestionReason = 'severalReadings' | 'noPrefix';
export type RefusalReason = 'empty' | 'rounded' | 'severalNumbers' | 'unknownCountry' | 'invalid';

/** Whose number a text is; a question has the numbers that it can be, the likeliest first. */
export type PhoneReading =
  | { kind: 'number'; e164: string }
  | { kind: 'question'; reason: QuestionReason; candidates: [string, ...string[]] }
  | { kind: 'refusal'; reason: RefusalReason };

/** How a number without a plus can be read. */
export interface Readings {
  /** As a number of the countries that it may belong to; that of the visitor first. */
  atHome: readonly Candidate[];
  /** As a number with its calling code in front. */
  withCode: Candidate | null;
  /** The calling codes of those countries. */
  homeCodes: readonly string[];
  /** Whether a number of those countries has as many digits. */
  hasHomeLength: boolean;
  /** The country stands beside the number. */
  isHomeGiven: boolean;
  /** Of the country that the visitor is in, if that is known. */
  visitorCode: string | null;
  /** Somebody who can be asked typed it. */
  isTyped: boolean;
}

/** Decides whose number digits without a plus are. Whatever can be two people's is a question. */
export function decidePhone(readings: Readings): PhoneReading {
  const { withCode } = readings;
  const [own, ...others] = distinct(readings.atHome);
  if (!own) return withCode ? decideForeign(withCode, readings) : { kind: 'refusal', reason: 'invalid' };
  if (others.length > 0) return ask([own, ...others, ...(withCode ? [withCode] : [])]);
  if (withCode && withCode.e164 !== own.e164) return decideBetween(own, withCode, readings);
  const isUnlikely = own.lacksPrefix && !readings.isHomeGiven;
  return isUnlikely ? ask([own], 'noPrefix') : number(own);
}

/** It is no number of the countries that it may belong to, and one with its calling code in front. */
function decideForeign(withCode: Candidate, { homeCodes, hasHomeLength }: Readings): PhoneReading {
  if (homeCodes.includes(withCode.callingCode)) return number(withCode);
  // With as many digits as at home, somebody may have mistyped a number of theirs.
  return withCode.canBeMobile && !hasHomeLength ? number(withCode) : ask([withCode]);
}

/** It is a number either way. */
function decideBetween(own: Candidate, withCode: Candidate, readings: Readings): PhoneReading {
  const { isHomeGiven, isTyped, visitorCode } = readings;
  if (own.callingCode === withCode.callingCode) {
    // A mobile number with its code is usual in lists; a landline without what is dialled before it is not.
    const isPlain = withCode.canBeMobile && own.lacksPrefix;
    return isPlain && !isTyped ? number(withCode) : ask(byLikelihood(own, withCode));
  }
  const isSaidToBeHome = isHomeGiven || visitorCode === own.callingCode;
  const isOwn = own.canBeMobile ? isSaidToBeHome || !withCode.canBeMobile : isHomeGiven && !own.lacksPrefix;
  return isOwn ? number(own) : ask(byLikelihood(own, withCode));
}

function byLikelihood(own: Candidate, withCode: Candidate): [Candidate, Candidate] {
  return withCode.canBeMobile && !own.canBeMobile ? [withCode, own] : [own, withCode];
}

function distinct(candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter(({ e164 }, at) => candidates.findIndex((one) => one.e164 === e164) === at);
}

function number({ e164 }: Candidate): PhoneReading {
  return { kind: 'number', e164 };
}

function ask(
  [first, ...others]: readonly [Candidate, ...Candidate[]],
  reason: QuestionReason = 'severalReadings',
): PhoneReading {
  return { kind: 'question', reason, candidates: [first.e164, ...others.map(({ e164 }) => e164)] };
}
