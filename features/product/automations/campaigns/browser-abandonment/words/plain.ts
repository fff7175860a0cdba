import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** The text about the viewed product. */
export const PLAIN: WordsByLanguage = {
  en: {
    body: 'Hi {{firstName}}, you had a look at *{{productTitle}}* a little while ago.\n\nIf you liked it, it is only a tap away. And if something kept you from it, tell us.\n\nYou reach us at {{supportNumber}}, we are glad to help.',
    buttons: ['Look at it again', 'Unsubscribe'],
  },
  de: {
    body: 'Hallo {{firstName}}, du hast dir vorhin *{{productTitle}}* angesehen.\n\nWenn es dir gefallen hat, ist es nur einen Fingertipp entfernt. Und wenn dich etwas abgehalten hat, sag es uns.\n\nDu erreichst uns unter {{supportNumber}}, wir helfen gern.',
    buttons: ['Noch mal ansehen', 'Abmelden'],
  },
  es: {
    body: 'Hola, {{firstName}}: hace un rato estuviste viendo *{{productTitle}}* en nuestra tienda.\n\nSi te gustó, lo tienes a un toque. Y si algo te hizo dudar, cuéntanoslo.\n\nEstamos en el {{supportNumber}} y te ayudamos con gusto.',
    buttons: ['Volver a verlo', 'Darme de baja'],
  },
  pt_BR: {
    body: 'Oi, {{firstName}}! Há pouco você deu uma olhada em *{{productTitle}}* na nossa loja.\n\nSe gostou, está a um toque de distância. E se alguma coisa fez você desistir, conte para a gente.\n\nFale conosco em {{supportNumber}}, será um prazer ajudar.',
    buttons: ['Ver de novo', 'Cancelar inscrição'],
  },
  hi: {
    body: 'नमस्ते {{firstName}}, आपने कुछ देर पहले *{{productTitle}}* देखा था।\n\nअगर पसंद आया हो, तो वह बस एक टैप दूर है। और अगर किसी बात ने रोका हो, तो हमें बताएँ।\n\nआप हमसे {{supportNumber}} पर बात कर सकते हैं, हमें मदद करके खुशी होगी।',
    buttons: ['फिर से देखें', 'सदस्यता हटाएँ'],
  },
  ar: {
    body: 'مرحبًا {{firstName}}، لقد اطلعت قبل قليل على *{{productTitle}}* في متجرنا.\n\nإن أعجبك فهو على بعد نقرة واحدة، وإن كان هناك ما أوقفك فأخبرنا.\n\nتجدنا على الرقم {{supportNumber}} ويسعدنا أن نساعدك.',
    buttons: ['إلقاء نظرة أخرى', 'إلغاء الاشتراك'],
  },
};
