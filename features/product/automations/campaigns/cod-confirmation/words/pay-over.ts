import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** The answer to a shopper who cannot pay this order online, or not any more. */
export const PAY_OVER: WordsByLanguage = {
  en: {
    body: 'Your order {{orderName}} cannot be paid online at the moment, and a link that you may have got is no longer good. Simply pay {{orderTotal}} in cash when it arrives. Help: {{supportNumber}}.',
    buttons: [],
  },
  de: {
    body: 'Deine Bestellung {{orderName}} lässt sich gerade nicht online bezahlen, und ein Link, den du vielleicht bekommen hast, gilt nicht mehr. Bezahle einfach {{orderTotal}} bar bei der Lieferung. Hilfe: {{supportNumber}}.',
    buttons: [],
  },
  es: {
    body: 'Tu pedido {{orderName}} no se puede pagar en línea en este momento, y el enlace que hayas recibido ya no vale. Paga {{orderTotal}} en efectivo cuando llegue. Ayuda: {{supportNumber}}.',
    buttons: [],
  },
  pt_BR: {
    body: 'O seu pedido {{orderName}} não pode ser pago online no momento, e um link que você tenha recebido não vale mais. Pague {{orderTotal}} em dinheiro na entrega. Ajuda: {{supportNumber}}.',
    buttons: [],
  },
  hi: {
    body: 'आपके ऑर्डर {{orderName}} का ऑनलाइन भुगतान अभी नहीं हो सकता, और मिला हुआ लिंक अब मान्य नहीं है। पहुँचने पर बस {{orderTotal}} नकद दें। मदद: {{supportNumber}}।',
    buttons: [],
  },
  ar: {
    body: 'لا يمكن دفع طلبك {{orderName}} عبر الإنترنت حاليًا، وأي رابط وصلك لم يعد صالحًا. ادفع {{orderTotal}} نقدًا عند وصوله. للمساعدة: {{supportNumber}}.',
    buttons: [],
  },
};
