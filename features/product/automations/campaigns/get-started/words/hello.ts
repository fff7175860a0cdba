import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** To a person who opens the chat for the first time. */
export const HELLO: WordsByLanguage = {
  en: {
    body: 'Hi {{firstName}}, nice to meet you! This is the chat of {{shopName}}.\n\nWrite what you are looking for, or ask about your order: we answer here as soon as we can. This first message is sent automatically.',
    buttons: ['To the store'],
  },
  de: {
    body: 'Hallo {{firstName}}, schön, dass du da bist! Hier ist der Chat von {{shopName}}.\n\nSchreib uns, was du suchst, oder frag nach deiner Bestellung: Wir antworten hier, so schnell wir können. Diese erste Nachricht kommt automatisch.',
    buttons: ['Zum Shop'],
  },
  es: {
    body: 'Hola, {{firstName}}, ¡qué gusto saludarte! Este es el chat de {{shopName}}.\n\nCuéntanos qué buscas o pregunta por tu pedido: te respondemos aquí lo antes posible. Este primer mensaje es automático.',
    buttons: ['Ir a la tienda'],
  },
  pt_BR: {
    body: 'Oi, {{firstName}}, que bom falar com você! Este é o chat da {{shopName}}.\n\nConte o que você procura ou pergunte sobre o seu pedido: respondemos aqui assim que possível. Esta primeira mensagem é automática.',
    buttons: ['Ir para a loja'],
  },
  hi: {
    body: 'नमस्ते {{firstName}}, आपसे मिलकर अच्छा लगा! यह {{shopName}} की चैट है।\n\nबताइए आप क्या ढूँढ रहे हैं, या अपने ऑर्डर के बारे में पूछिए: हम यहीं जल्द से जल्द जवाब देंगे। यह पहला संदेश अपने आप भेजा गया है।',
    buttons: ['स्टोर पर जाएँ'],
  },
  ar: {
    body: 'مرحبًا {{firstName}}، سعدنا بك! هذه محادثة {{shopName}}.\n\nأخبرنا عمّا تبحث، أو اسأل عن طلبك: نجيبك هنا في أقرب وقت. أُرسلت هذه الرسالة الأولى تلقائيًا.',
    buttons: ['إلى المتجر'],
  },
};
