import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** A welcome with a code whose value only the store knows. The same after every tool. */
export const WITH_CODE: WordsByLanguage = {
  en: {
    body: 'Hi {{firstName}}, thank you for signing up with {{shopName}}!\n\nHere is your code: *{{discountCode}}*\n\nEnter it at the checkout, or just use the button below: then it is there already.',
    buttons: ['Start shopping', 'Unsubscribe'],
  },
  de: {
    body: 'Hallo {{firstName}}, danke für deine Anmeldung bei {{shopName}}!\n\nHier ist dein Code: *{{discountCode}}*\n\nGib ihn an der Kasse ein, oder nimm einfach den Knopf unten: Dann ist er schon eingetragen.',
    buttons: ['Zum Shop', 'Abmelden'],
  },
  es: {
    body: 'Hola, {{firstName}}: gracias por suscribirte a {{shopName}}.\n\nAquí tienes tu código: *{{discountCode}}*\n\nEscríbelo al pagar o usa el botón de abajo, que ya lo lleva puesto.',
    buttons: ['Ir a la tienda', 'Darme de baja'],
  },
  pt_BR: {
    body: 'Oi, {{firstName}}! Obrigado por se inscrever na {{shopName}}.\n\nAqui está o seu código: *{{discountCode}}*\n\nDigite-o na hora de pagar ou use o botão abaixo, que já leva o código junto.',
    buttons: ['Ir para a loja', 'Cancelar inscrição'],
  },
  hi: {
    body: 'नमस्ते {{firstName}}, {{shopName}} से जुड़ने के लिए धन्यवाद!\n\nयह रहा आपका कोड: *{{discountCode}}*\n\nइसे भुगतान के समय डालें, या बस नीचे का बटन दबाएँ: तब कोड अपने आप लग जाएगा।',
    buttons: ['स्टोर पर जाएँ', 'सदस्यता हटाएँ'],
  },
  ar: {
    body: 'مرحبًا {{firstName}}، شكرًا على اشتراكك في {{shopName}}!\n\nإليك رمزك: *{{discountCode}}*\n\nأدخله عند الدفع، أو استخدم الزر أدناه فيُضاف الرمز من تلقاء نفسه.',
    buttons: ['إلى المتجر', 'إلغاء الاشتراك'],
  },
};
