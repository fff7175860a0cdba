import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** The confirmation of an order. */
export const RECEIPT: WordsByLanguage = {
  en: {
    body: 'Hi {{firstName}}, thank you for your order *{{orderName}}*. We have it and are getting it ready.\n\nYou ordered: {{orderItems}}.\nTotal: {{orderTotal}}.\n\nA question? Write or call {{supportNumber}}, we are glad to help.',
    buttons: ['See my order'],
  },
  de: {
    body: 'Hallo {{firstName}}, danke für deine Bestellung *{{orderName}}*. Sie ist bei uns angekommen, und wir machen sie fertig.\n\nBestellt: {{orderItems}}.\nSumme: {{orderTotal}}.\n\nEine Frage? Schreib oder ruf uns an unter {{supportNumber}}, wir helfen gern.',
    buttons: ['Zur Bestellung'],
  },
  es: {
    body: 'Hola, {{firstName}}: gracias por tu pedido *{{orderName}}*. Ya lo tenemos y lo estamos preparando.\n\nHas pedido: {{orderItems}}.\nTotal: {{orderTotal}}.\n\n¿Alguna duda? Escríbenos o llámanos al {{supportNumber}} y te ayudamos con gusto.',
    buttons: ['Ver mi pedido'],
  },
  pt_BR: {
    body: 'Oi, {{firstName}}! Obrigado pelo seu pedido *{{orderName}}*. Já recebemos e estamos preparando tudo.\n\nVocê pediu: {{orderItems}}.\nTotal: {{orderTotal}}.\n\nFicou com alguma dúvida? Escreva ou ligue para {{supportNumber}}, será um prazer ajudar.',
    buttons: ['Ver meu pedido'],
  },
  hi: {
    body: 'नमस्ते {{firstName}}, आपके ऑर्डर *{{orderName}}* के लिए धन्यवाद। हमें यह मिल गया है और हम इसे तैयार कर रहे हैं।\n\nआपने मँगाया: {{orderItems}}।\nकुल: {{orderTotal}}।\n\nकोई सवाल है? {{supportNumber}} पर लिखें या कॉल करें, हमें मदद करके खुशी होगी।',
    buttons: ['ऑर्डर देखें'],
  },
  ar: {
    body: 'مرحبًا {{firstName}}، شكرًا على طلبك *{{orderName}}*. لقد وصلنا ونحن نجهزه الآن.\n\nطلبت: {{orderItems}}.\nالمجموع: {{orderTotal}}.\n\nهل لديك سؤال؟ راسلنا أو اتصل بنا على {{supportNumber}} ويسعدنا أن نساعدك.',
    buttons: ['عرض الطلب'],
  },
};
