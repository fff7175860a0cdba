/** The words after the number, in the languages of new tools. */
const PERCENT =
  /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)\s*%\s*(?:off|rabatt|de descuento|de desconto|de réduction|di sconto|korting|की छूट|خصم|indirim)/i;
/** Turkish and Arabic have the sign first. */
const SIGN_FIRST = /(?:%\s*(\d{1,2}(?:[.,]\d{1,2})?)\s*indirim|خصم\s*(\d{1,2}(?:[.,]\d{1,2})?)\s*[%٪])/i;

/** Returns the percentage in an offer's text ("15% off"), or null if it has none or an impossible one. */
export function percentFromOfferText(text: string): number | null {
  const found = PERCENT.exec(text) ?? SIGN_FIRST.exec(text);
  const digits = found?.[1] ?? found?.[2];
  const percent = Number(digits?.replace(',', '.'));
  return digits !== undefined && percent > 0 && percent <= 99.99 ? percent : null;
}
