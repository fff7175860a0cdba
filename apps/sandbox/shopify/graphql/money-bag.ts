import { money } from '../money.ts';

/** Returns an amount in the Admin API's form: in the shop's currency and in the shopper's, which are the same here. */
export function moneyBag(cents: number, currencyCode: string) {
  const amount = { amount: money(cents), currencyCode };
  return { shopMoney: amount, presentmentMoney: amount };
}
