import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** The answer to a shopper who does not want to order again yet. */
export const REORDER_LATER: WordsByLanguage = {
  en: {
    body: 'All right, {{firstName}}, thank you for telling us! You find us here whenever you need something.',
    buttons: [],
  },
  de: {
    body: 'Alles klar, {{firstName}}, danke für deine Antwort! Wenn du etwas brauchst, findest du uns hier.',
    buttons: [],
  },
  es: {
    body: 'De acuerdo, {{firstName}}, ¡gracias por decírnoslo! Aquí nos tienes cuando necesites algo.',
    buttons: [],
  },
  pt_BR: {
    body: 'Tudo bem, {{firstName}}, obrigado por avisar! Quando precisar de algo, é só chamar a gente aqui.',
    buttons: [],
  },
  hi: {
    body: 'ठीक है, {{firstName}}, बताने के लिए धन्यवाद! जब भी कुछ चाहिए हो, हम यहीं हैं।',
    buttons: [],
  },
  ar: {
    body: 'حسنًا، {{firstName}}، شكرًا لإخبارنا! نحن هنا متى احتجت إلى شيء.',
    buttons: [],
  },
};
