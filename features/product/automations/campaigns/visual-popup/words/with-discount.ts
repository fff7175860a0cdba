import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** The welcome with the pop-up's discount. */
export const WITH_DISCOUNT: WordsByLanguage = {
  en: {
    body: 'Hi {{firstName}}, welcome to {{shopName}}! Thank you for signing up.\n\nHere is what we promised: with the code *{{discountCode}}* you get {{discountPercent}} off your order.\n\nEnter it at the checkout, or just use the button below: then it is there already.',
    buttons: ['Start shopping', 'Unsubscribe'],
  },
  de: {
    body: 'Hallo {{firstName}}, willkommen bei {{shopName}}! Schön, dass du dich angemeldet hast.\n\nHier ist, was wir versprochen haben: Mit dem Code *{{discountCode}}* bekommst du {{discountPercent}} Rabatt auf deine Bestellung.\n\nGib ihn an der Kasse ein, oder nimm einfach den Knopf unten: Dann ist er schon eingetragen.',
    buttons: ['Zum Shop', 'Abmelden'],
  },
  es: {
    body: 'Hola, {{firstName}}: te damos la bienvenida a {{shopName}}. ¡Gracias por suscribirte!\n\nAquí tienes lo prometido: con el código *{{discountCode}}* consigues un {{discountPercent}} de descuento en tu pedido.\n\nEscríbelo al pagar o usa el botón de abajo, que ya lo lleva puesto.',
    buttons: ['Ir a la tienda', 'Darme de baja'],
  },
  pt_BR: {
    body: 'Oi, {{firstName}}! Que bom ter você na {{shopName}}. Obrigado pela inscrição!\n\nAqui está o que prometemos: com o código *{{discountCode}}* o seu pedido sai com {{discountPercent}} de desconto.\n\nDigite-o na hora de pagar ou use o botão abaixo, que já leva o código junto.',
    buttons: ['Ir para a loja', 'Cancelar inscrição'],
  },
  hi: {
    body: 'नमस्ते {{firstName}}, {{shopName}} में आपका स्वागत है! जुड़ने के लिए धन्यवाद।\n\nहमने जो वादा किया था, वह यह रहा: कोड *{{discountCode}}* से आपको ऑर्डर पर {{discountPercent}} की छूट मिलेगी।\n\nइसे भुगतान के समय डालें, या बस नीचे का बटन दबाएँ: तब कोड अपने आप लग जाएगा।',
    buttons: ['स्टोर पर जाएँ', 'सदस्यता हटाएँ'],
  },
  ar: {
    body: 'مرحبًا {{firstName}}، أهلًا بك في {{shopName}}! شكرًا على اشتراكك.\n\nإليك ما وعدناك به: مع الرمز *{{discountCode}}* تحصل على خصم {{discountPercent}} على طلبك.\n\nأدخله عند الدفع، أو استخدم الزر أدناه فيُضاف الرمز من تلقاء نفسه.',
    buttons: ['إلى المتجر', 'إلغاء الاشتراك'],
  },
};
