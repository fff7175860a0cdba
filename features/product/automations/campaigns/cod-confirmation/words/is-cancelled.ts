import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** The answer for an order that is cancelled, or about to be. */
export const IS_CANCELLED: WordsByLanguage = {
  en: {
    body: 'Your order {{orderName}} was cancelled before, so nothing was changed. If you would still like it, write or call {{supportNumber}}.',
    buttons: [],
  },
  de: {
    body: 'Deine Bestellung {{orderName}} wurde schon storniert, es wurde nichts geändert. Wenn du sie doch noch möchtest, schreib oder ruf uns an unter {{supportNumber}}.',
    buttons: [],
  },
  es: {
    body: 'Tu pedido {{orderName}} ya se canceló, así que no hemos cambiado nada. Si aún lo quieres, escríbenos o llámanos al {{supportNumber}}.',
    buttons: [],
  },
  pt_BR: {
    body: 'O seu pedido {{orderName}} já tinha sido cancelado, então nada foi alterado. Se ainda quiser recebê-lo, escreva ou ligue para {{supportNumber}}.',
    buttons: [],
  },
  hi: {
    body: 'आपका ऑर्डर {{orderName}} पहले ही रद्द हो चुका है, इसलिए कुछ बदला नहीं गया। अगर आपको वह अब भी चाहिए, तो {{supportNumber}} पर लिखें या कॉल करें।',
    buttons: [],
  },
  ar: {
    body: 'أُلغي طلبك {{orderName}} من قبل، ولم يتغير شيء. إن كنت ما زلت تريده فراسلنا أو اتصل بنا على {{supportNumber}}.',
    buttons: [],
  },
};
