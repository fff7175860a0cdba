/**
 * The texts for people who opt out, or when it is unclear whether they want to. Button titles have 20 characters at
 * most.
 */
interface StopTexts {
  stopped: string;
  question: string;
  stop: string;
  keep: string;
  kept: string;
}

export const STOP_TEXTS = {
  en: {
    stopped: 'You are unsubscribed and get no more offers from us here. Thank you for telling us.',
    question: 'Did you want to stop our messages?',
    stop: 'Yes, stop',
    keep: 'No, keep them',
    kept: 'All right, nothing changes.',
  },
  de: {
    stopped: 'Du bist abgemeldet und bekommst hier keine Angebote mehr von uns. Danke für die Nachricht.',
    question: 'Möchtest du keine Nachrichten mehr von uns bekommen?',
    stop: 'Ja, stopp',
    keep: 'Nein, behalten',
    kept: 'Alles klar, es bleibt alles, wie es ist.',
  },
  es: {
    stopped: 'Te hemos dado de baja y ya no recibirás ofertas nuestras aquí. Gracias por avisarnos.',
    question: '¿Quieres dejar de recibir nuestros mensajes?',
    stop: 'Sí, parar',
    keep: 'No, seguir',
    kept: 'De acuerdo, todo sigue igual.',
  },
  pt_BR: {
    stopped: 'Você foi descadastrado e não receberá mais nossas ofertas aqui. Obrigado por avisar.',
    question: 'Você quer parar de receber nossas mensagens?',
    stop: 'Sim, parar',
    keep: 'Não, continuar',
    kept: 'Tudo bem, nada muda.',
  },
  hi: {
    stopped: 'आपकी सदस्यता समाप्त हो गई है। अब आपको यहाँ हमारे ऑफ़र नहीं मिलेंगे। बताने के लिए धन्यवाद।',
    question: 'क्या आप हमारे मैसेज बंद करना चाहते हैं?',
    stop: 'हाँ, बंद करें',
    keep: 'नहीं, जारी रखें',
    kept: 'ठीक है, कुछ नहीं बदलेगा।',
  },
  ar: {
    stopped: 'تم إلغاء اشتراكك ولن تصلك عروضنا هنا بعد الآن. شكرًا لإبلاغنا.',
    question: 'هل تريد إيقاف رسائلنا؟',
    stop: 'نعم، أوقفوها',
    keep: 'لا، استمروا',
    kept: 'حسنًا، لن يتغير شيء.',
  },
} as const satisfies Record<string, StopTexts>;

export const STOP_LANGUAGES = Object.keys(STOP_TEXTS) as (keyof typeof STOP_TEXTS)[];
