import type { Advance, Pricing } from './advance.ts';

const GREATEST_CODE = 2 ** 31 - 1;
const LONGEST_ERROR = 500;
const LONGEST_PRICE_WORD = 40;

/** A step that the database accepts: a provider's texts, codes and ids may be anything. */
export function storableAdvance(advance: Advance): Advance {
  // This runs for every receipt and hardly ever has to change anything.
  return isStorable(advance) ? advance : cleaned(advance);
}

function isStorable({ providerMessageId, code, error, pricing }: Advance): boolean {
  return (
    isStorableText(providerMessageId) &&
    (code === undefined || isStorableCode(code)) &&
    isStorableText(error, LONGEST_ERROR) &&
    isStorableText(pricing?.type, LONGEST_PRICE_WORD) &&
    isStorableText(pricing?.category, LONGEST_PRICE_WORD)
  );
}

function isStorableText(text: string | null | undefined, longest = Infinity): boolean {
  return text === undefined || text === null || (text.length <= longest && !text.includes('\0'));
}

function cleaned(advance: Advance): Advance {
  const { providerMessageId, code, error, pricing, ...rest } = advance;
  return {
    ...rest,
    ...(providerMessageId !== undefined && { providerMessageId: storableText(providerMessageId) }),
    ...(code !== undefined && isStorableCode(code) && { code }),
    ...(error !== undefined && { error: storableText(error).slice(0, LONGEST_ERROR) }),
    ...(pricing && { pricing: storablePricing(pricing) }),
  };
}

function storablePricing({ type, category, ...rest }: Pricing): Pricing {
  return { ...rest, type: shortWord(type), category: shortWord(category) };
}

function shortWord(word: string | null): string | null {
  return word === null ? null : storableText(word).slice(0, LONGEST_PRICE_WORD);
}

/** Text cannot hold zero characters. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '');
}

function isStorableCode(code: number): boolean {
  return Number.isInteger(code) && Math.abs(code) <= GREATEST_CODE;
}

/** The time if its year has four digits; null for any other. */
export function storableMoment(at: Date): Date | null {
  const year = at.getUTCFullYear();
  return year >= 1 && year <= 9999 ? at : null;
}
