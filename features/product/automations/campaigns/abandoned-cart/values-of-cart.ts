import { formatMoney } from '#platform/money/minor-units.ts';
import type { Language } from '../../contract/language.ts';
import { titleOfLines } from '../../rules/flow/title-of-lines.ts';

/** What a cart tells of itself, as the store told it: products that the store no longer has keep their names here. */
export interface ReportedCart {
  firstName: string | null;
  /** ISO 4217. */
  currency: string;
  amountMinor: number;
  lines: readonly { title: string }[];
}

/** What a reminder says: of the first product by name, how many others there are, and what all of it costs. */
export function valuesOfCart(cart: ReportedCart, language: Language): Record<string, string> {
  return {
    ...(cart.firstName !== null && { firstName: cart.firstName }),
    productTitle: titleOfLines(cart.lines, language),
    cartTotal: formatMoney(cart.amountMinor, cart.currency),
  };
}
