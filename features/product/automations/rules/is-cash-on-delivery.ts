import type { OrderFacts } from '#features/foundations/store-data/contract/store-facts.ts';

/** How stores and their checkouts write it, after `plainLabel`. */
const LABELS: readonly RegExp[] = [
  // English
  /\b(cash|pay(ment)?|collect) (up)?on (delivery|receipt)\b/,
  /\bcod\b/,
  // Arabic: "at receipt", "at delivery", in the words and with the article that stores use.
  /عند (ال)?(استلام|تسليم|توصيل|وصول)/,
  // Hindi: "cash on delivery", "cash at delivery", "payment at delivery", and the letters C O D.
  /कैश ऑन डिल[िी]वरी/,
  /डिल[िी]वरी (पर|के समय) (नकद|कैश|भुगतान)/,
  /(नकद|कैश|भुगतान) डिल[िी]वरी/,
  /(^| )सी ?ओ ?डी( |$)/,
];
/** A card at the door is not cash. */
const BY_CARD = /\bcard\b|بطاق|कार्ड/;

/**
 * Whether an order is to be paid in cash on delivery: nothing is paid yet, and a gateway or payment label says so in
 * English, Arabic or Hindi, or is one that the merchant listed.
 */
export function isCashOnDelivery(
  { financialStatus, paymentGateways }: Pick<OrderFacts, 'financialStatus' | 'paymentGateways'>,
  merchantLabels: readonly string[] = [],
): boolean {
  if (financialStatus !== 'pending') return false;
  const listed = merchantLabels.map(plainLabel).filter((label) => label !== '');
  return paymentGateways.map(plainLabel).some((label) => listed.includes(label) || saysCash(label));
}

function saysCash(label: string): boolean {
  return !BY_CARD.test(label) && LABELS.some((words) => words.test(label));
}

/** Lower case, with one space between words, and Arabic without vowel signs and variants of alef. */
function plainLabel(label: string): string {
  return label
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u064B-\u0652\u0640]/g, '')
    .replaceAll(/[أإآ]/g, 'ا')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
