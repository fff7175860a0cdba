import { money } from '../money.ts';

/** An amount as the Admin API tells it: in the shop's currency and in the shopper's, which is the same here. */
export function moneyBag(cents: number, currencyCode: string) {
  const amount = { amount: money(cents), currencyCode };
  return { shopMoney: amount, presentmentMoney: amount };
}
