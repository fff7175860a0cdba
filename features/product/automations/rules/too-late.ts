import type { Language } from '#features/product/flows/contract/language.ts';

/** The answer to a tap that leads nowhere any more. */
export const TOO_LATE: Record<Language, string> = {
  en: 'Thank you for your answer. This is over by now, so nothing was changed. Write to us if we can help.',
  de: 'Danke für deine Antwort. Das ist inzwischen vorbei, es wurde nichts geändert. Schreib uns, wenn wir helfen können.',
  es: 'Gracias por tu respuesta. Esto ya ha terminado, así que no hemos cambiado nada. Escríbenos si podemos ayudarte.',
  pt_BR:
    'Obrigado pela resposta. Isso já terminou, então nada foi alterado. Escreva para nós se pudermos ajudar.',
  hi: 'आपके जवाब के लिए धन्यवाद। यह अब समाप्त हो चुका है, इसलिए कुछ बदला नहीं गया। मदद चाहिए तो हमें लिखें।',
  ar: 'شكرًا على ردك. انتهى هذا الأمر ولم يتغير شيء. راسلنا إن كان بإمكاننا المساعدة.',
};
