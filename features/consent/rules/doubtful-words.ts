/**
 * What asks to stop in one language and is a colour, a size, a greeting or an order in the next message of a shop, by
 * language (ISO 639-1). Too little to unsubscribe somebody for, too much to pass over.
 */
export const DOUBTFUL_WORDS: Readonly<Record<string, readonly string[]>> = {
  // "Quit" what: the messages, or the purchase?
  en: ['quit'],
  // Low and tall are sizes too.
  es: ['baja', 'alto'],
  // "I do not want it any more" may be said of an order.
  pt: ['não quero mais'],
  // Enough; and firm, as of a fabric.
  it: ['basta', 'ferma'],
  // Said of an order as well: I give it up.
  pl: ['rezygnuję'],
  // "Red" refuses in Turkish and is a colour in English; "dur" is hard in French.
  tr: ['red', 'dur'],
  // Closed, as of a shop.
  bn: ['বন্ধ'],
  // To finish, as of a purchase.
  sv: ['avsluta'],
  // To cancel, as of an order.
  ja: ['解除'],
};
