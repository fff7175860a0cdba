import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** Says that the payment link is on its way. */
export const PAYING: WordsByLanguage = {
  en: {
    body: 'Gladly! We are preparing the payment link for your order {{orderName}}. It comes in a moment.',
    buttons: [],
  },
  de: {
    body: 'Gern! Wir bereiten den Zahlungslink für deine Bestellung {{orderName}} vor. Er kommt gleich.',
    buttons: [],
  },
  es: {
    body: '¡Con gusto! Estamos preparando el enlace de pago de tu pedido {{orderName}}. Te llega en un momento.',
    buttons: [],
  },
  pt_BR: {
    body: 'Claro! Estamos preparando o link de pagamento do pedido {{orderName}}. Ele chega em instantes.',
    buttons: [],
  },
  hi: {
    body: 'ज़रूर! हम आपके ऑर्डर {{orderName}} का भुगतान लिंक तैयार कर रहे हैं। वह अभी आता है।',
    buttons: [],
  },
  ar: {
    body: 'بكل سرور! نجهّز رابط الدفع لطلبك {{orderName}} وسيصلك بعد لحظات.',
    buttons: [],
  },
};
