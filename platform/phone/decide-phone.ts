import type { Candidate } from './phone-readings.ts';

/**
 * `severalReadings`: it can be two people's number, depending on whether it includes a country code. `noPrefix`: a
 * landline without its trunk prefix, which may also be a number of another country.
 */
export type QuestionReason = 'severalReadings' | 'noPrefix';
export type RefusalReason = 'empty' | 'rounded' | 'severalNumbers' | 'unknownCountry' | 'invalid';

/** Whose number a text is. A question lists the numbers it can be, likeliest first. */
export type PhoneReading =
  | { kind: 'number'; e164: string }
  | { kind: 'question'; reason: QuestionReason; candidates: [string, ...string[]] }
  | { kind: 'refusal'; reason: RefusalReason };

/** The ways to read a number without a plus. */
export interface Readings {
  /** As a national number of the possible countries; the visitor's comes first. */
  atHome: readonly Candidate[];
  /** As a number that starts with its calling code. */
  withCode: Candidate | null;
  /** The calling codes of those countries. */
  homeCodes: readonly string[];
  /** Whether the length fits a number of those countries. */
  hasHomeLength: boolean;
  /** Whether the country was given with the number. */
  isHomeGiven: boolean;
  /** The calling code of the visitor's country, if known. */
  visitorCode: string | null;
  /** Whether it was typed by somebody who can be asked. */
  isTyped: boolean;
}

/** Decides whose number digits without a plus are. Whatever can be two people's number is a question. */
export function decidePhone(readings: Readings): PhoneReading {
  const { withCode } = readings;
  const [own, ...others] = distinct(readings.atHome);
  if (!own) return withCode ? decideForeign(withCode, readings) : { kind: 'refusal', reason: 'invalid' };
  if (others.length > 0) return ask([own, ...others, ...(withCode ? [withCode] : [])]);
  if (withCode && withCode.e164 !== own.e164) return decideBetween(own, withCode, readings);
  const isUnlikely = own.lacksPrefix && !readings.isHomeGiven;
  return isUnlikely ? ask([own], 'noPrefix') : number(own);
}

/** It is not a number of the possible countries, but is one if it starts with a calling code. */
function decideForeign(withCode: Candidate, { homeCodes, hasHomeLength }: Readings): PhoneReading {
  if (homeCodes.includes(withCode.callingCode)) return number(withCode);
  // With the length of a national number, it may be a mistyped one.
  return withCode.canBeMobile && !hasHomeLength ? number(withCode) : ask([withCode]);
}

/** It is a valid number both ways. */
function decideBetween(own: Candidate, withCode: Candidate, readings: Readings): PhoneReading {
  const { isHomeGiven, isTyped, visitorCode } = readings;
  if (own.callingCode === withCode.callingCode) {
    // Lists often contain mobile numbers with a country code, but rarely landlines without a trunk prefix.
    const isPlain = withCode.canBeMobile && own.lacksPrefix;
    return isPlain && !isTyped ? number(withCode) : ask(byLikelihood(own, withCode));
  }
  const isStatedHome = isHomeGiven || visitorCode === own.callingCode;
  const isOwn = own.canBeMobile ? isStatedHome || !withCode.canBeMobile : isHomeGiven && !own.lacksPrefix;
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
