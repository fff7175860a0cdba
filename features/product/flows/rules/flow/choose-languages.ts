import { orderVariants, type Reader } from '#features/foundations/templates/contract/choose-variant.ts';
import { LANGUAGES, type Language } from '../../contract/language.ts';

/** Returns the languages for a person in order of preference: their own, the shop's, English. */
export function chooseLanguages(reader: Reader): Language[] {
  return orderVariants(LANGUAGES, reader);
}
