import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** The question whether to order the same again. */
export const REORDER: WordsByLanguage = {
  en: {
    body: 'Hi {{firstName}}, it has been a while since you ordered *{{productTitle}}*. Is it time for more?\n\nOne tap, and the same again is ready for you.\n\nA question? Write or call {{supportNumber}}, we are glad to help.',
    buttons: ['Order again', 'Not now', 'Unsubscribe'],
  },
  de: {
    body: 'Hallo {{firstName}}, es ist schon eine Weile her, seit du *{{productTitle}}* bestellt hast. Brauchst du Nachschub?\n\nEin Tipp genügt, und alles liegt noch einmal für dich bereit.\n\nEine Frage? Schreib oder ruf uns an unter {{supportNumber}}, wir helfen gern.',
    buttons: ['Nachbestellen', 'Jetzt nicht', 'Abmelden'],
  },
  es: {
    body: 'Hola, {{firstName}}: ya ha pasado un tiempo desde que pediste *{{productTitle}}*. ¿Toca reponer?\n\nCon un toque lo tienes todo listo otra vez.\n\n¿Alguna duda? Escríbenos o llámanos al {{supportNumber}} y te ayudamos con gusto.',
    buttons: ['Pedir de nuevo', 'Ahora no', 'Darme de baja'],
  },
  pt_BR: {
    body: 'Oi, {{firstName}}! Já faz um tempo que você pediu *{{productTitle}}*. Está na hora de repor?\n\nCom um toque fica tudo pronto de novo para você.\n\nFicou com alguma dúvida? Escreva ou ligue para {{supportNumber}}, será um prazer ajudar.',
    buttons: ['Pedir de novo', 'Agora não', 'Cancelar inscrição'],
  },
  hi: {
    body: 'नमस्ते {{firstName}}, आपको *{{productTitle}}* मँगाए काफ़ी समय हो गया है। क्या फिर से चाहिए?\n\nबस एक टैप, और सब कुछ आपके लिए फिर से तैयार होगा।\n\nकोई सवाल है? {{supportNumber}} पर लिखें या कॉल करें, हमें मदद करके खुशी होगी।',
    buttons: ['फिर से ऑर्डर करें', 'अभी नहीं', 'सदस्यता हटाएँ'],
  },
  ar: {
    body: 'مرحبًا {{firstName}}، مرّ وقت منذ أن طلبت *{{productTitle}}*. هل حان وقت الطلب من جديد؟\n\nبلمسة واحدة يصبح كل شيء جاهزًا لك مرة أخرى.\n\nهل لديك سؤال؟ راسلنا أو اتصل بنا على {{supportNumber}} ويسعدنا أن نساعدك.',
    buttons: ['اطلب مجددًا', 'ليس الآن', 'إلغاء الاشتراك'],
  },
};
