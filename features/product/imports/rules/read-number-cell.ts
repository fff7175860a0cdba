import { fill } from '#platform/language/reader.ts';
import type { RefusalReason } from '#platform/phone/decide-phone.ts';
import { showPhone } from '#platform/phone/phone-number.ts';
import { readPhone } from '#platform/phone/read-phone.ts';
import type { ImportPlan } from '../contract/import.ts';
import { texts } from '../texts/all.ts';

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
  const numbers = candidates
    .map(showPhone)
    .reduce((first, second) => fill(texts.rowFaults.or, { first, second }));
  return fill(texts.rowFaults.question, { numbers });
}

function describeRefusal(
  reason: RefusalReason,
  { given, country }: { given: string; country: string },
): string {
  switch (reason) {
    case 'empty':
      return texts.rowFaults.noNumber;
    case 'rounded':
      return texts.rowFaults.rounded;
    case 'severalNumbers':
      return texts.rowFaults.severalNumbers;
    case 'unknownCountry':
      return fill(texts.rowFaults.unknownCountry, { country: given });
    case 'invalid':
      return fill(texts.rowFaults.invalid, { country: given || country });
  }
}
