import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** A welcome from the pill without a discount. */
export const PLAIN: WordsByLanguage = {
  en: {
    body: 'Hi {{firstName}}, thank you for signing up with {{shopName}}!\n\nWe write when there is something new or a good offer, and never more than that.\n\nIf you look for something, write to us in this chat. We are glad to help.',
    buttons: ['Start shopping', 'Unsubscribe'],
  },
  de: {
    body: 'Hallo {{firstName}}, danke für deine Anmeldung bei {{shopName}}!\n\nWir schreiben dir, wenn es etwas Neues oder ein gutes Angebot gibt, und nicht öfter.\n\nSuchst du etwas Bestimmtes? Schreib uns in diesem Chat, wir helfen gern.',
    buttons: ['Zum Shop', 'Abmelden'],
  },
  es: {
    body: 'Hola, {{firstName}}: gracias por suscribirte a {{shopName}}.\n\nTe escribiremos cuando haya algo nuevo o una buena oferta, y nada más.\n\nSi buscas algo, escríbenos en este chat y te ayudamos con gusto.',
    buttons: ['Ir a la tienda', 'Darme de baja'],
  },
  pt_BR: {
    body: 'Oi, {{firstName}}! Obrigado por se inscrever na {{shopName}}.\n\nVamos escrever quando houver novidade ou uma boa oferta, e só.\n\nSe procura alguma coisa, escreva neste chat. Será um prazer ajudar.',
    buttons: ['Ir para a loja', 'Cancelar inscrição'],
  },
  hi: {
    body: 'नमस्ते {{firstName}}, {{shopName}} से जुड़ने के लिए धन्यवाद!\n\nजब कुछ नया या कोई अच्छा ऑफ़र होगा, तभी हम आपको लिखेंगे।\n\nकुछ ढूँढ रहे हैं? इसी चैट में लिखें, हमें मदद करके खुशी होगी।',
    buttons: ['स्टोर पर जाएँ', 'सदस्यता हटाएँ'],
  },
  ar: {
    body: 'مرحبًا {{firstName}}، شكرًا على اشتراكك في {{shopName}}!\n\nسنراسلك حين يكون هناك جديد أو عرض مميز، لا أكثر.\n\nإن كنت تبحث عن شيء فراسلنا في هذه المحادثة ويسعدنا أن نساعدك.',
    buttons: ['إلى المتجر', 'إلغاء الاشتراك'],
  },
};
