import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** A recommendation after an order, with a discount. */
export const UPSELL_OFFER: WordsByLanguage = {
  en: {
    body: 'Hi {{firstName}}, a thought on your order: *{{productTitle}}* goes well with *{{because}}*.\n\nWith the code *{{discountCode}}* you get {{discountPercent}} off.\n\nA question? Write or call {{supportNumber}}, we are glad to help.',
    buttons: ['Have a look', 'Unsubscribe'],
  },
  de: {
    body: 'Hallo {{firstName}}, ein Tipp zu deiner Bestellung: *{{productTitle}}* passt gut zu *{{because}}*.\n\nMit dem Code *{{discountCode}}* bekommst du {{discountPercent}} Rabatt.\n\nEine Frage? Schreib oder ruf uns an unter {{supportNumber}}, wir helfen gern.',
    buttons: ['Ansehen', 'Abmelden'],
  },
  es: {
    body: 'Hola, {{firstName}}: una idea para tu pedido. *{{productTitle}}* combina muy bien con *{{because}}*.\n\nCon el código *{{discountCode}}* tienes un {{discountPercent}} de descuento.\n\n¿Alguna duda? Escríbenos o llámanos al {{supportNumber}} y te ayudamos con gusto.',
    buttons: ['Echar un vistazo', 'Darme de baja'],
  },
  pt_BR: {
    body: 'Oi, {{firstName}}! Uma ideia para o seu pedido: *{{productTitle}}* combina muito bem com *{{because}}*.\n\nCom o código *{{discountCode}}*, você ganha {{discountPercent}} de desconto.\n\nFicou com alguma dúvida? Escreva ou ligue para {{supportNumber}}, será um prazer ajudar.',
    buttons: ['Dar uma olhada', 'Cancelar inscrição'],
  },
  hi: {
    body: 'नमस्ते {{firstName}}, आपके ऑर्डर के साथ एक सुझाव: *{{productTitle}}* और *{{because}}* साथ में खूब जँचते हैं।\n\nकोड *{{discountCode}}* से आपको {{discountPercent}} की छूट मिलेगी।\n\nकोई सवाल है? {{supportNumber}} पर लिखें या कॉल करें, हमें मदद करके खुशी होगी।',
    buttons: ['देखें', 'सदस्यता हटाएँ'],
  },
  ar: {
    body: 'مرحبًا {{firstName}}، لدينا اقتراح لطلبك: *{{productTitle}}* يناسب *{{because}}* كثيرًا.\n\nمع الرمز *{{discountCode}}* تحصل على خصم {{discountPercent}}.\n\nهل لديك سؤال؟ راسلنا أو اتصل بنا على {{supportNumber}} ويسعدنا أن نساعدك.',
    buttons: ['ألقِ نظرة', 'إلغاء الاشتراك'],
  },
};
