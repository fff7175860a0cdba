import { orderVariants, type Reader } from '#features/foundations/templates/contract/choose-variant.ts';
import { LANGUAGES, type Language } from '../../contract/language.ts';

/** The languages that a person is written to in, the first that there is: their own, the shop's, English. */
export function chooseLanguages(reader: Reader): Language[] {
  return orderVariants(LANGUAGES, reader);
}
