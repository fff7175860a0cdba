import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** The answer for an order that is paid. */
export const IS_PAID: WordsByLanguage = {
  en: {
    body: 'Your order {{orderName}} is paid already, thank you. There is nothing more to do. A question? Write or call {{supportNumber}}.',
    buttons: [],
  },
  de: {
    body: 'Deine Bestellung {{orderName}} ist schon bezahlt, danke. Du musst nichts weiter tun. Eine Frage? Schreib oder ruf uns an unter {{supportNumber}}.',
    buttons: [],
  },
  es: {
    body: 'Tu pedido {{orderName}} ya está pagado, gracias. No tienes que hacer nada más. ¿Alguna duda? Escríbenos o llámanos al {{supportNumber}}.',
    buttons: [],
  },
  pt_BR: {
    body: 'O seu pedido {{orderName}} já está pago, obrigado. Não é preciso fazer mais nada. Alguma dúvida? Escreva ou ligue para {{supportNumber}}.',
    buttons: [],
  },
  hi: {
    body: 'आपके ऑर्डर {{orderName}} का भुगतान हो चुका है, धन्यवाद। अब कुछ और करने की ज़रूरत नहीं है। कोई सवाल? {{supportNumber}} पर लिखें या कॉल करें।',
    buttons: [],
  },
  ar: {
    body: 'طلبك {{orderName}} مدفوع من قبل، شكرًا لك. لا حاجة إلى شيء آخر. هل لديك سؤال؟ راسلنا أو اتصل بنا على {{supportNumber}}.',
    buttons: [],
  },
};
