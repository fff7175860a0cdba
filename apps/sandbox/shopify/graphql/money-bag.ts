import { money } from '../money.ts';

/** An amount in the Admin API: in the shop's currency and in the shopper's, which is the same here. */
export function moneyBag(cents: number, currencyCode: string) {
  const amount = { amount: money(cents), currencyCode };
  return { shopMoney: amount, presentmentMoney: amount };
}
