import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** The answer for an order that is on its way. */
export const IS_SENT: WordsByLanguage = {
  en: {
    body: 'Your order {{orderName}} is on its way already, so it cannot be changed any more. If we can help, write or call {{supportNumber}}.',
    buttons: [],
  },
  de: {
    body: 'Deine Bestellung {{orderName}} ist schon unterwegs und lässt sich nicht mehr ändern. Wenn wir helfen können, schreib oder ruf uns an unter {{supportNumber}}.',
    buttons: [],
  },
  es: {
    body: 'Tu pedido {{orderName}} ya está en camino y no se puede cambiar. Si podemos ayudarte, escríbenos o llámanos al {{supportNumber}}.',
    buttons: [],
  },
  pt_BR: {
    body: 'O seu pedido {{orderName}} já está a caminho e não pode mais ser alterado. Se pudermos ajudar, escreva ou ligue para {{supportNumber}}.',
    buttons: [],
  },
  hi: {
    body: 'आपका ऑर्डर {{orderName}} रवाना हो चुका है, इसलिए अब उसमें बदलाव नहीं हो सकता। मदद चाहिए तो {{supportNumber}} पर लिखें या कॉल करें।',
    buttons: [],
  },
  ar: {
    body: 'طلبك {{orderName}} في الطريق إليك، ولا يمكن تغييره الآن. إن احتجت إلى مساعدة فراسلنا أو اتصل بنا على {{supportNumber}}.',
    buttons: [],
  },
};
