import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** The welcome with the pill's discount. */
export const WITH_DISCOUNT: WordsByLanguage = {
  en: {
    body: 'Hi {{firstName}}, thank you for signing up with {{shopName}}!\n\nYour discount is ready: the code *{{discountCode}}* takes {{discountPercent}} off your order.\n\nThe button below takes you to the store with the code in hand. Enjoy looking around.',
    buttons: ['Start shopping', 'Unsubscribe'],
  },
  de: {
    body: 'Hallo {{firstName}}, danke für deine Anmeldung bei {{shopName}}!\n\nDein Rabatt liegt bereit: Der Code *{{discountCode}}* bringt dir {{discountPercent}} auf deine Bestellung.\n\nDer Knopf unten führt dich damit direkt in den Shop. Viel Freude beim Stöbern.',
    buttons: ['Zum Shop', 'Abmelden'],
  },
  es: {
    body: 'Hola, {{firstName}}: gracias por suscribirte a {{shopName}}.\n\nTu descuento está listo: el código *{{discountCode}}* te quita un {{discountPercent}} de tu pedido.\n\nEl botón de abajo te lleva a la tienda con el código ya aplicado. ¡Que lo disfrutes!',
    buttons: ['Ir a la tienda', 'Darme de baja'],
  },
  pt_BR: {
    body: 'Oi, {{firstName}}! Obrigado por se inscrever na {{shopName}}.\n\nO seu desconto já está pronto: com o código *{{discountCode}}* o pedido sai {{discountPercent}} mais barato.\n\nO botão abaixo leva você à loja já com o código. Aproveite!',
    buttons: ['Ir para a loja', 'Cancelar inscrição'],
  },
  hi: {
    body: 'नमस्ते {{firstName}}, {{shopName}} से जुड़ने के लिए धन्यवाद!\n\nआपकी छूट तैयार है: कोड *{{discountCode}}* से ऑर्डर पर {{discountPercent}} की बचत होगी।\n\nनीचे का बटन आपको कोड के साथ सीधे स्टोर पर ले जाएगा। आराम से देखें।',
    buttons: ['स्टोर पर जाएँ', 'सदस्यता हटाएँ'],
  },
  ar: {
    body: 'مرحبًا {{firstName}}، شكرًا على اشتراكك في {{shopName}}!\n\nخصمك جاهز: الرمز *{{discountCode}}* يوفر لك {{discountPercent}} من قيمة طلبك.\n\nالزر أدناه يأخذك إلى المتجر ومعك الرمز. نتمنى لك تسوقًا ممتعًا.',
    buttons: ['إلى المتجر', 'إلغاء الاشتراك'],
  },
};
