import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** Says that the request to cancel was passed on. The merchant cancels by hand. */
export const CANCEL_NOTED: WordsByLanguage = {
  en: {
    body: 'We have noted that you want to cancel your order {{orderName}}, and will take care of it. A question? Write or call {{supportNumber}}.',
    buttons: [],
  },
  de: {
    body: 'Wir haben notiert, dass du deine Bestellung {{orderName}} stornieren möchtest, und kümmern uns darum. Eine Frage? Schreib oder ruf uns an unter {{supportNumber}}.',
    buttons: [],
  },
  es: {
    body: 'Hemos anotado que quieres cancelar tu pedido {{orderName}} y nos encargamos de ello. ¿Alguna duda? Escríbenos o llámanos al {{supportNumber}}.',
    buttons: [],
  },
  pt_BR: {
    body: 'Anotamos que você quer cancelar o pedido {{orderName}} e vamos cuidar disso. Alguma dúvida? Escreva ou ligue para {{supportNumber}}.',
    buttons: [],
  },
  hi: {
    body: 'हमने नोट कर लिया है कि आप अपना ऑर्डर {{orderName}} रद्द करना चाहते हैं, और हम इसे देख लेंगे। कोई सवाल? {{supportNumber}} पर लिखें या कॉल करें।',
    buttons: [],
  },
  ar: {
    body: 'سجّلنا رغبتك في إلغاء طلبك {{orderName}} وسنتولى الأمر. هل لديك سؤال؟ راسلنا أو اتصل بنا على {{supportNumber}}.',
    buttons: [],
  },
};
