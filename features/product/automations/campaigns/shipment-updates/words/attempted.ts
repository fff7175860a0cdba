import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** Nobody could receive a shipment. */
export const ATTEMPTED: WordsByLanguage = {
  en: {
    body: 'Hi {{firstName}}, the carrier tried to deliver a parcel with your order *{{orderName}}* and could not hand it over.\n\nThe tracking page says when they come again, or where you can pick it up.\n\nA question? Write or call {{supportNumber}}, we are glad to help.',
    buttons: ['Track my parcel'],
  },
  de: {
    body: 'Hallo {{firstName}}, der Zusteller konnte ein Paket mit deiner Bestellung *{{orderName}}* nicht übergeben.\n\nIn der Sendungsverfolgung steht, wann er wiederkommt oder wo du es abholen kannst.\n\nEine Frage? Schreib oder ruf uns an unter {{supportNumber}}, wir helfen gern.',
    buttons: ['Paket verfolgen'],
  },
  es: {
    body: 'Hola, {{firstName}}: el repartidor intentó entregar un paquete con tu pedido *{{orderName}}* y no pudo.\n\nEn la página de seguimiento verás cuándo volverá o dónde puedes recogerlo.\n\n¿Alguna duda? Escríbenos o llámanos al {{supportNumber}} y te ayudamos con gusto.',
    buttons: ['Seguir mi paquete'],
  },
  pt_BR: {
    body: 'Oi, {{firstName}}! O entregador tentou entregar um pacote do seu pedido *{{orderName}}*, mas não conseguiu.\n\nNa página de rastreio você vê quando será a próxima tentativa ou onde retirar.\n\nFicou com alguma dúvida? Escreva ou ligue para {{supportNumber}}, será um prazer ajudar.',
    buttons: ['Rastrear pacote'],
  },
  hi: {
    body: 'नमस्ते {{firstName}}, आपके ऑर्डर *{{orderName}}* का पैकेट पहुँचाने की कोशिश हुई, पर वह सौंपा नहीं जा सका।\n\nट्रैकिंग पेज पर लिखा है कि अगली कोशिश कब होगी या आप उसे कहाँ से ले सकते हैं।\n\nकोई सवाल है? {{supportNumber}} पर लिखें या कॉल करें, हमें मदद करके खुशी होगी।',
    buttons: ['पैकेट ट्रैक करें'],
  },
  ar: {
    body: 'مرحبًا {{firstName}}، حاول المندوب تسليم شحنة من طلبك *{{orderName}}* ولم يتمكن من ذلك.\n\nتجد في صفحة التتبع موعد المحاولة التالية أو مكان الاستلام.\n\nهل لديك سؤال؟ راسلنا أو اتصل بنا على {{supportNumber}} ويسعدنا أن نساعدك.',
    buttons: ['تتبع الشحنة'],
  },
};
