import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** The welcome with the wheel's prize. */
export const WITH_DISCOUNT: WordsByLanguage = {
  en: {
    body: 'Hi {{firstName}}, you spun the wheel at {{shopName}}, and here is your prize!\n\nThe code *{{discountCode}}* takes {{discountPercent}} off your next order.\n\nIt is yours alone, so take your time to look around. Thank you for playing.',
    buttons: ['Start shopping', 'Unsubscribe'],
  },
  de: {
    body: 'Hallo {{firstName}}, du hast bei {{shopName}} am Rad gedreht, und hier ist dein Gewinn!\n\nMit dem Code *{{discountCode}}* sparst du {{discountPercent}} bei deiner nächsten Bestellung.\n\nEr ist für dich, also sieh dich in Ruhe um. Danke fürs Mitspielen.',
    buttons: ['Zum Shop', 'Abmelden'],
  },
  es: {
    body: 'Hola, {{firstName}}: giraste la ruleta de {{shopName}} y aquí está tu premio.\n\nEl código *{{discountCode}}* te da un {{discountPercent}} de descuento en tu próximo pedido.\n\nEs para ti, así que mira con calma lo que más te guste. ¡Gracias por jugar!',
    buttons: ['Ir a la tienda', 'Darme de baja'],
  },
  pt_BR: {
    body: 'Oi, {{firstName}}! Você girou a roleta da {{shopName}}, e aqui está o seu prêmio.\n\nO código *{{discountCode}}* dá {{discountPercent}} de desconto no seu próximo pedido.\n\nEle é seu, então escolha com calma. Obrigado por jogar!',
    buttons: ['Ir para a loja', 'Cancelar inscrição'],
  },
  hi: {
    body: 'नमस्ते {{firstName}}, आपने {{shopName}} का चक्का घुमाया, और यह रहा आपका इनाम!\n\nकोड *{{discountCode}}* से आपके अगले ऑर्डर पर {{discountPercent}} की छूट मिलेगी।\n\nयह आपके लिए है, आराम से देखकर चुनें। खेलने के लिए धन्यवाद।',
    buttons: ['स्टोर पर जाएँ', 'सदस्यता हटाएँ'],
  },
  ar: {
    body: 'مرحبًا {{firstName}}، لقد أدرت العجلة في {{shopName}}، وهذه جائزتك!\n\nالرمز *{{discountCode}}* يمنحك خصم {{discountPercent}} على طلبك القادم.\n\nإنه لك، فخذ وقتك في الاختيار. شكرًا على مشاركتك.',
    buttons: ['إلى المتجر', 'إلغاء الاشتراك'],
  },
};
