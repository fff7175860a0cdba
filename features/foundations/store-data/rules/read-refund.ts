import type { RefundFacts } from '../contract/store-facts.ts';
import { findMoment, isReadableAmount, type BodyParsers } from './read-checkout.ts';

type Text = string | null | undefined;
interface Money {
  amount?: Text;
  currency_code?: Text;
}
/** One amount in the shop's currency and in the shopper's. */
export interface MoneySet {
  shop_money?: Money | null | undefined;
  presentment_money?: Money | null | undefined;
}
type OptionalSet = MoneySet | null | undefined;

export interface RefundBody {
  id?: Text;
  order_id?: Text;
  created_at?: Text;
  refund_line_items?: readonly { subtotal_set?: OptionalSet }[] | null | undefined;
  order_adjustments?: readonly { amount_set?: OptionalSet }[] | null | undefined;
  transactions?: readonly TransactionBody[] | null | undefined;
}

interface TransactionBody {
  kind?: Text;
  status?: Text;
  amount?: Text;
  amount_set?: OptionalSet;
  currency?: Text;
}

/**
 * Converts a refund's body to facts. Returns null if it names no order, if an amount is unreadable, or if it was paid in a
 * currency whose rate is unknown. `orderTotal` is the total of its order in both currencies, if it is known.
 */
export function readRefund(
  body: RefundBody,
  triggeredAt: Date,
  parsers: BodyParsers,
  orderTotal?: OptionalSet,
): RefundFacts | null {
  if (!body.id || !body.order_id) return null;
  const sets = [
    orderTotal,
    ...(body.refund_line_items ?? []).map((line) => line.subtotal_set),
    ...(body.order_adjustments ?? []).map((adjustment) => adjustment.amount_set),
  ];
  let amountMinor = 0;
  for (const paid of body.transactions ?? []) {
    if (paid.kind !== 'refund' || paid.status !== 'success') continue;
    const minor = inShopMoney(paid, sets, parsers);
    if (minor === null) return null;
    amountMinor += minor;
  }
  const refundedAt = findMoment(body.created_at) ?? triggeredAt;
  return { refundId: body.id, orderId: body.order_id, amountMinor, refundedAt };
}

/**
 * Converts a payment to the shop's currency: as reported, or by the exchange rate of the amounts beside it, which are in both
 * currencies.
 */
function inShopMoney(
  paid: TransactionBody,
  sets: readonly OptionalSet[],
  parsers: BodyParsers,
): number | null {
  const { shopCurrency, toMinorUnits } = parsers;
  const reported = paid.amount_set?.shop_money;
  if (isReadableAmount(reported?.amount) && reported?.currency_code === shopCurrency)
    return toMinorUnits(reported.amount, shopCurrency);
  const currency = paid.currency ?? shopCurrency;
  const written = paid.amount ?? '0';
  if (!isReadableAmount(written) || !/^[A-Z]{3}$/.test(currency)) return null;
  const amount = toMinorUnits(written, currency);
  if (currency === shopCurrency) return amount;
  const rates = sets
    .map((set) => inBoth(set, currency, parsers))
    .filter((both) => both !== null)
    // The largest amount gives the most exact rate.
    .toSorted((one, other) => other.paidMinor - one.paidMinor);
  return rates[0] ? Math.round((amount * rates[0].shopMinor) / rates[0].paidMinor) : null;
}

function inBoth(set: OptionalSet, currency: string, { shopCurrency, toMinorUnits }: BodyParsers) {
  const { shop_money: shop, presentment_money: paid } = set ?? {};
  if (!isReadableAmount(shop?.amount) || !isReadableAmount(paid?.amount)) return null;
  if (shop?.currency_code !== shopCurrency || paid?.currency_code !== currency) return null;
  const both = {
    shopMinor: Math.abs(toMinorUnits(shop.amount, shopCurrency)),
    paidMinor: Math.abs(toMinorUnits(paid.amount, currency)),
  };
  return both.paidMinor > 0 ? both : null;
}
