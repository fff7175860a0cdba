/** After the number, in the languages that new tools have words in. */
const PERCENT =
  /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)\s*%\s*(?:off|rabatt|de descuento|de desconto|de réduction|di sconto|korting|की छूट|خصم|indirim)/i;
/** Turkish and Arabic write the sign first. */
const SIGN_FIRST = /(?:%\s*(\d{1,2}(?:[.,]\d{1,2})?)\s*indirim|خصم\s*(\d{1,2}(?:[.,]\d{1,2})?)\s*[%٪])/i;

/** The percentage that an offer's words promise ('15% off'); null where they name none, or none that can be given. */
export function percentFromOfferText(text: string): number | null {
  const found = PERCENT.exec(text) ?? SIGN_FIRST.exec(text);
  const digits = found?.[1] ?? found?.[2];
  const percent = Number(digits?.replace(',', '.'));
  return digits !== undefined && percent > 0 && percent <= 99.99 ? percent : null;
}
