import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** The answer to a shopper who can no longer cancel by a tap. */
export const CANCEL_OVER: WordsByLanguage = {
  en: {
    body: 'Your order {{orderName}} can no longer be cancelled here, so nothing was changed. Write or call {{supportNumber}}, and we will find a way.',
    buttons: [],
  },
  de: {
    body: 'Deine Bestellung {{orderName}} lässt sich hier nicht mehr stornieren, es wurde nichts geändert. Schreib oder ruf uns an unter {{supportNumber}}, wir finden einen Weg.',
    buttons: [],
  },
  es: {
    body: 'Tu pedido {{orderName}} ya no se puede cancelar aquí, así que no hemos cambiado nada. Escríbenos o llámanos al {{supportNumber}} y buscamos una solución.',
    buttons: [],
  },
  pt_BR: {
    body: 'O seu pedido {{orderName}} já não pode ser cancelado por aqui, então nada foi alterado. Escreva ou ligue para {{supportNumber}} e encontramos uma solução.',
    buttons: [],
  },
  hi: {
    body: 'आपका ऑर्डर {{orderName}} अब यहाँ से रद्द नहीं हो सकता, इसलिए कुछ बदला नहीं गया। {{supportNumber}} पर लिखें या कॉल करें, हम रास्ता निकालेंगे।',
    buttons: [],
  },
  ar: {
    body: 'لم يعد إلغاء طلبك {{orderName}} ممكنًا من هنا، ولم يتغير شيء. راسلنا أو اتصل بنا على {{supportNumber}} وسنجد حلًا.',
    buttons: [],
  },
};
