import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** Asks to confirm a cash-on-delivery order, or to pay it online. */
export const ASK_OR_PAY: WordsByLanguage = {
  en: {
    body: 'Hi {{firstName}}, thank you for your order {{orderName}}: *{{productTitle}}*, {{orderTotal}} to be paid in cash on delivery.\n\nPlease confirm it with one tap, so that we can send it to you. You can also pay online now, and have nothing to pay at the door.\n\nA question? Write or call {{supportNumber}}, we are glad to help.',
    buttons: ['Confirm order', 'Pay online'],
  },
  de: {
    body: 'Hallo {{firstName}}, danke für deine Bestellung {{orderName}}: *{{productTitle}}*, {{orderTotal}} in bar bei der Lieferung.\n\nBitte bestätige sie mit einem Tipp, damit wir sie dir schicken können. Du kannst auch gleich online bezahlen, dann brauchst du an der Tür kein Bargeld.\n\nEine Frage? Schreib oder ruf uns an unter {{supportNumber}}, wir helfen gern.',
    buttons: ['Bestätigen', 'Online bezahlen'],
  },
  es: {
    body: 'Hola, {{firstName}}: gracias por tu pedido {{orderName}}: *{{productTitle}}*, {{orderTotal}} a pagar en efectivo al recibirlo.\n\nConfírmalo con un toque para que podamos enviártelo. También puedes pagar ahora en línea y no tener que pagar nada en la puerta.\n\n¿Alguna duda? Escríbenos o llámanos al {{supportNumber}} y te ayudamos con gusto.',
    buttons: ['Confirmar pedido', 'Pagar en línea'],
  },
  pt_BR: {
    body: 'Oi, {{firstName}}! Obrigado pelo pedido {{orderName}}: *{{productTitle}}*, {{orderTotal}} a pagar em dinheiro na entrega.\n\nConfirme com um toque para que possamos enviar. Você também pode pagar online agora e não pagar nada na porta.\n\nFicou com alguma dúvida? Escreva ou ligue para {{supportNumber}}, será um prazer ajudar.',
    buttons: ['Confirmar pedido', 'Pagar online'],
  },
  hi: {
    body: 'नमस्ते {{firstName}}, आपके ऑर्डर {{orderName}} के लिए धन्यवाद: *{{productTitle}}*, डिलीवरी पर {{orderTotal}} नकद देने हैं।\n\nकृपया एक टैप से पुष्टि करें ताकि हम इसे भेज सकें। आप अभी ऑनलाइन भुगतान भी कर सकते हैं, फिर दरवाज़े पर कुछ नहीं देना होगा।\n\nकोई सवाल है? {{supportNumber}} पर लिखें या कॉल करें, हमें मदद करके खुशी होगी।',
    buttons: ['पुष्टि करें', 'ऑनलाइन भुगतान'],
  },
  ar: {
    body: 'مرحبًا {{firstName}}، شكرًا على طلبك {{orderName}}: *{{productTitle}}*، والمبلغ {{orderTotal}} يُدفع نقدًا عند الاستلام.\n\nيرجى تأكيده بلمسة واحدة حتى نتمكن من إرساله إليك. يمكنك أيضًا الدفع الآن عبر الإنترنت فلا تدفع شيئًا عند الباب.\n\nهل لديك سؤال؟ راسلنا أو اتصل بنا على {{supportNumber}} ويسعدنا أن نساعدك.',
    buttons: ['تأكيد الطلب', 'الدفع عبر الإنترنت'],
  },
};
