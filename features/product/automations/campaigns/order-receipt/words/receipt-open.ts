import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** The text above Messenger’s own receipt. */
export const RECEIPT_OPEN: WordsByLanguage = {
  en: {
    body: 'Hi {{firstName}}, thank you for your order {{orderName}}. We have it and are getting it ready.',
    buttons: ['See my order'],
  },
  de: {
    body: 'Hallo {{firstName}}, danke für deine Bestellung {{orderName}}. Sie ist bei uns angekommen, und wir machen sie fertig.',
    buttons: ['Zur Bestellung'],
  },
  es: {
    body: 'Hola, {{firstName}}: gracias por tu pedido {{orderName}}. Ya lo tenemos y lo estamos preparando.',
    buttons: ['Ver mi pedido'],
  },
  pt_BR: {
    body: 'Oi, {{firstName}}! Obrigado pelo seu pedido {{orderName}}. Já recebemos e estamos preparando tudo.',
    buttons: ['Ver meu pedido'],
  },
  hi: {
    body: 'नमस्ते {{firstName}}, आपके ऑर्डर {{orderName}} के लिए धन्यवाद। हमें यह मिल गया है और हम इसे तैयार कर रहे हैं।',
    buttons: ['ऑर्डर देखें'],
  },
  ar: {
    body: 'مرحبًا {{firstName}}، شكرًا على طلبك {{orderName}}. لقد وصلنا ونحن نجهزه الآن.',
    buttons: ['عرض الطلب'],
  },
};
