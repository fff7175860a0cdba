import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** Asks to confirm a cash-on-delivery order. */
export const ASK: WordsByLanguage = {
  en: {
    body: 'Hi {{firstName}}, thank you for your order {{orderName}}: *{{productTitle}}*, {{orderTotal}} to be paid in cash on delivery.\n\nPlease confirm it with one tap, so that we can send it to you.\n\nA question? Write or call {{supportNumber}}, we are glad to help.',
    buttons: ['Confirm order'],
  },
  de: {
    body: 'Hallo {{firstName}}, danke für deine Bestellung {{orderName}}: *{{productTitle}}*, {{orderTotal}} in bar bei der Lieferung.\n\nBitte bestätige sie mit einem Tipp, damit wir sie dir schicken können.\n\nEine Frage? Schreib oder ruf uns an unter {{supportNumber}}, wir helfen gern.',
    buttons: ['Bestätigen'],
  },
  es: {
    body: 'Hola, {{firstName}}: gracias por tu pedido {{orderName}}: *{{productTitle}}*, {{orderTotal}} a pagar en efectivo al recibirlo.\n\nConfírmalo con un toque para que podamos enviártelo.\n\n¿Alguna duda? Escríbenos o llámanos al {{supportNumber}} y te ayudamos con gusto.',
    buttons: ['Confirmar pedido'],
  },
  pt_BR: {
    body: 'Oi, {{firstName}}! Obrigado pelo pedido {{orderName}}: *{{productTitle}}*, {{orderTotal}} a pagar em dinheiro na entrega.\n\nConfirme com um toque para que possamos enviar.\n\nFicou com alguma dúvida? Escreva ou ligue para {{supportNumber}}, será um prazer ajudar.',
    buttons: ['Confirmar pedido'],
  },
  hi: {
    body: 'नमस्ते {{firstName}}, आपके ऑर्डर {{orderName}} के लिए धन्यवाद: *{{productTitle}}*, डिलीवरी पर {{orderTotal}} नकद देने हैं।\n\nकृपया एक टैप से पुष्टि करें, ताकि हम इसे आपको भेज सकें।\n\nकोई सवाल है? {{supportNumber}} पर लिखें या कॉल करें, हमें मदद करके खुशी होगी।',
    buttons: ['पुष्टि करें'],
  },
  ar: {
    body: 'مرحبًا {{firstName}}، شكرًا على طلبك {{orderName}}: *{{productTitle}}*، والمبلغ {{orderTotal}} يُدفع نقدًا عند الاستلام.\n\nيرجى تأكيده بلمسة واحدة حتى نتمكن من إرساله إليك.\n\nهل لديك سؤال؟ راسلنا أو اتصل بنا على {{supportNumber}} ويسعدنا أن نساعدك.',
    buttons: ['تأكيد الطلب'],
  },
};
