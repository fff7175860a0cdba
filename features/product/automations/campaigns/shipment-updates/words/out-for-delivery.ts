import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** A shipment arrives today. */
export const OUT_FOR_DELIVERY: WordsByLanguage = {
  en: {
    body: 'Hi {{firstName}}, a parcel with your order *{{orderName}}* is out for delivery and should reach you today.\n\nPlease make sure that somebody can take it.\n\nA question? Write or call {{supportNumber}}, we are glad to help.',
    buttons: ['Track my parcel'],
  },
  de: {
    body: 'Hallo {{firstName}}, ein Paket mit deiner Bestellung *{{orderName}}* ist in der Zustellung und sollte heute bei dir ankommen.\n\nSchön, wenn jemand da ist, der es annimmt.\n\nEine Frage? Schreib oder ruf uns an unter {{supportNumber}}, wir helfen gern.',
    buttons: ['Paket verfolgen'],
  },
  es: {
    body: 'Hola, {{firstName}}: un paquete con tu pedido *{{orderName}}* está en reparto y debería llegarte hoy.\n\nConviene que haya alguien para recibirlo.\n\n¿Alguna duda? Escríbenos o llámanos al {{supportNumber}} y te ayudamos con gusto.',
    buttons: ['Seguir mi paquete'],
  },
  pt_BR: {
    body: 'Oi, {{firstName}}! Um pacote do seu pedido *{{orderName}}* saiu para entrega e deve chegar hoje.\n\nSe possível, deixe alguém para receber.\n\nFicou com alguma dúvida? Escreva ou ligue para {{supportNumber}}, será um prazer ajudar.',
    buttons: ['Rastrear pacote'],
  },
  hi: {
    body: 'नमस्ते {{firstName}}, आपके ऑर्डर *{{orderName}}* का पैकेट डिलीवरी के लिए निकल चुका है और आज पहुँच जाना चाहिए।\n\nकृपया ध्यान रखें कि उसे लेने के लिए कोई मौजूद हो।\n\nकोई सवाल है? {{supportNumber}} पर लिखें या कॉल करें, हमें मदद करके खुशी होगी।',
    buttons: ['पैकेट ट्रैक करें'],
  },
  ar: {
    body: 'مرحبًا {{firstName}}، شحنة من طلبك *{{orderName}}* خرجت للتوصيل ومن المتوقع أن تصلك اليوم.\n\nيُرجى أن يكون هناك من يستلمها.\n\nهل لديك سؤال؟ راسلنا أو اتصل بنا على {{supportNumber}} ويسعدنا أن نساعدك.',
    buttons: ['تتبع الشحنة'],
  },
};
