import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** The answer to a shopper who confirms while a payment link is open. */
export const CASH_OR_LINK: WordsByLanguage = {
  en: {
    body: 'Your order {{orderName}} is safe with us. Pay by the link in this chat if you like, or in cash when it arrives.',
    buttons: [],
  },
  de: {
    body: 'Deine Bestellung {{orderName}} ist bei uns gut aufgehoben. Bezahle über den Link in diesem Chat, wenn du magst, oder bar bei der Lieferung.',
    buttons: [],
  },
  es: {
    body: 'Tu pedido {{orderName}} sigue en pie. Puedes pagarlo con el enlace de este chat o en efectivo cuando llegue.',
    buttons: [],
  },
  pt_BR: {
    body: 'O seu pedido {{orderName}} está garantido. Pague pelo link desta conversa, se quiser, ou em dinheiro na entrega.',
    buttons: [],
  },
  hi: {
    body: 'आपका ऑर्डर {{orderName}} सुरक्षित है। चाहें तो इस चैट के लिंक से भुगतान करें, या पहुँचने पर नकद दें।',
    buttons: [],
  },
  ar: {
    body: 'طلبك {{orderName}} محفوظ لدينا. يمكنك الدفع بالرابط الموجود في هذه المحادثة أو نقدًا عند وصوله.',
    buttons: [],
  },
};
