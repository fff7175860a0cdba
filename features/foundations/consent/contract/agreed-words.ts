/** The start of the message with which shoppers agree on WhatsApp. It is filled in for them, ready to send. */
export const AGREED_WORDS = {
  en: 'Yes, send me offers on WhatsApp.',
  de: 'Ja, schicken Sie mir Angebote auf WhatsApp.',
  es: 'Sí, quiero recibir ofertas por WhatsApp.',
  pt: 'Sim, quero receber ofertas no WhatsApp.',
  fr: 'Oui, envoyez-moi des offres sur WhatsApp.',
  it: 'Sì, inviatemi offerte su WhatsApp.',
  nl: 'Ja, stuur mij aanbiedingen via WhatsApp.',
  hi: 'हाँ, मुझे WhatsApp पर ऑफ़र भेजें।',
  ar: 'نعم، أرسلوا لي العروض على واتساب.',
  tr: 'Evet, bana WhatsApp’tan teklif gönderin.',
} as const;

/** Returns the same text in a language (`pt-BR`), or in English if there is no text in that language. */
export function agreedWords(locale: string | null): string {
  const language = locale?.split('-')[0]?.toLowerCase() ?? '';
  return Object.hasOwn(AGREED_WORDS, language)
    ? AGREED_WORDS[language as keyof typeof AGREED_WORDS]
    : AGREED_WORDS.en;
}

/** Returns the text behind such a start in a message, in any language and after any greeting. Null without a start. */
export function afterAgreedWords(text: string): string | null {
  const plain = text.replace(/\s+/g, ' ');
  for (const words of Object.values(AGREED_WORDS)) {
    const at = plain.indexOf(words);
    if (at !== -1) return plain.slice(at + words.length);
  }
  return null;
}
