import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** The answer for an order that is confirmed. */
export const IS_CONFIRMED: WordsByLanguage = {
  en: {
    body: 'Your order {{orderName}} is confirmed already, so nothing was changed. If you need something else, write or call {{supportNumber}}.',
    buttons: [],
  },
  de: {
    body: 'Deine Bestellung {{orderName}} ist schon bestätigt, es wurde nichts geändert. Falls du etwas anderes brauchst, schreib oder ruf uns an unter {{supportNumber}}.',
    buttons: [],
  },
  es: {
    body: 'Tu pedido {{orderName}} ya está confirmado, así que no hemos cambiado nada. Si necesitas otra cosa, escríbenos o llámanos al {{supportNumber}}.',
    buttons: [],
  },
  pt_BR: {
    body: 'O seu pedido {{orderName}} já está confirmado, então nada foi alterado. Se precisar de outra coisa, escreva ou ligue para {{supportNumber}}.',
    buttons: [],
  },
  hi: {
    body: 'आपके ऑर्डर {{orderName}} की पुष्टि पहले ही हो चुकी है, इसलिए कुछ बदला नहीं गया। कुछ और चाहिए तो {{supportNumber}} पर लिखें या कॉल करें।',
    buttons: [],
  },
  ar: {
    body: 'طلبك {{orderName}} مؤكَّد من قبل، ولم يتغير شيء. إن احتجت إلى شيء آخر فراسلنا أو اتصل بنا على {{supportNumber}}.',
    buttons: [],
  },
};
