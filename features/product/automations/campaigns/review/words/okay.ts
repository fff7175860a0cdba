import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** Thanks for a neutral review, and asks what was missing. */
export const OKAY: WordsByLanguage = {
  en: {
    body: 'Thank you for being frank, {{firstName}}. What could we have done better? Just write it here in a few words, we read all of it.',
    buttons: [],
  },
  de: {
    body: 'Danke für deine offene Antwort, {{firstName}}. Was hätten wir besser machen können? Schreib es einfach hier in ein paar Worten, wir lesen alles.',
    buttons: [],
  },
  es: {
    body: 'Gracias por tu sinceridad, {{firstName}}. ¿Qué podríamos haber hecho mejor? Escríbelo aquí en pocas palabras, lo leemos todo.',
    buttons: [],
  },
  pt_BR: {
    body: 'Obrigado pela sinceridade, {{firstName}}. O que poderíamos ter feito melhor? É só escrever aqui em poucas palavras, lemos tudo.',
    buttons: [],
  },
  hi: {
    body: 'खुलकर बताने के लिए धन्यवाद, {{firstName}}। हम क्या बेहतर कर सकते थे? बस यहीं कुछ शब्दों में लिख दें, हम सब पढ़ते हैं।',
    buttons: [],
  },
  ar: {
    body: 'شكرًا على صراحتك، {{firstName}}. ما الذي كان يمكننا أن نفعله بشكل أفضل؟ اكتبه هنا بكلمات قليلة، فنحن نقرأ كل شيء.',
    buttons: [],
  },
};
