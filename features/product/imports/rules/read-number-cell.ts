import type { RefusalReason } from '#platform/phone/decide-phone.ts';
import { showPhone } from '#platform/phone/phone-number.ts';
import { readPhone } from '#platform/phone/read-phone.ts';
import type { ImportPlan } from '../contract/import.ts';

const SHOWN_OF_A_COUNTRY = 60;

/** The cells of a row that determine its number. */
interface NumberCells {
  written: string;
  /** The country or calling code beside it. Empty without such a column. */
  given: string;
  plan: Pick<ImportPlan, 'country'>;
}

/** Returns a row's number in E.164, or why the row cannot be accepted. */
export function readNumber({ written, given, plan }: NumberCells): { number: string } | { fault: string } {
  const { country } = plan;
  const reading = readPhone({ written, source: 'list', shopCountry: country, givenCountry: given });
  switch (reading.kind) {
    case 'number':
      return { number: reading.e164 };
    case 'question':
      return { fault: describeQuestion(reading.candidates) };
    case 'refusal':
      return {
        fault: describeRefusal(reading.reason, { country, given: given.slice(0, SHOWN_OF_A_COUNTRY) }),
      };
  }
}

/** Describes how to make a number unambiguous, with its possible meanings. */
function describeQuestion(candidates: readonly string[]): string {
  return `Did you mean ${candidates.map(showPhone).join(' or ')}? Write the number with a plus and its country code.`;
}

function describeRefusal(
  reason: RefusalReason,
  { given, country }: { given: string; country: string },
): string {
  switch (reason) {
    case 'empty':
      return 'There is no phone number.';
    case 'rounded':
      return 'A spreadsheet has rounded this number. Format its column as text, and export the list again.';
    case 'severalNumbers':
      return 'There are several phone numbers. Keep the one that is on WhatsApp.';
    case 'unknownCountry':
      return `“${given}” is not a country that we know. Write its two letters, such as DE, or its calling code, such as +49.`;
    case 'invalid':
      return `This is not a phone number that can be reached (read as of ${given || country}).`;
  }
}
