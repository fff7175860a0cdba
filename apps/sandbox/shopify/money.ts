/** Formats cents as Shopify does: `1850` becomes `"18.50"`. */
export function money(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Returns the pair of amounts in REST bodies. The demo stores sell in one currency. */
export function moneySet(
  cents: number,
  currency: string,
): { shop_money: RestMoney; presentment_money: RestMoney } {
  const amount = { amount: money(cents), currency_code: currency };
  return { shop_money: amount, presentment_money: { ...amount } };
}

export interface RestMoney {
  amount: string;
  currency_code: string;
}
