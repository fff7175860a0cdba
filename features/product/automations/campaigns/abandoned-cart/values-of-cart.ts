import type { Language } from '#features/product/flows/contract/language.ts';
import { titleOfLines } from '#features/product/flows/rules/flow/title-of-lines.ts';
import { formatMoney } from '#platform/money/minor-units.ts';

/** A cart as the store reported it. Products that the store no longer has keep their names here. */
export interface ReportedCart {
  firstName: string | null;
  /** ISO 4217. */
  currency: string;
  amountMinor: number;
  lines: readonly { title: string }[];
}

/** Returns the values of a reminder: the first product's name, the number of others, and the total. */
export function valuesOfCart(cart: ReportedCart, language: Language, locale: string): Record<string, string> {
  return {
    ...(cart.firstName !== null && { firstName: cart.firstName }),
    productTitle: titleOfLines(cart.lines, language),
    cartTotal: formatMoney(cart.amountMinor, cart.currency, locale),
  };
}
