import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** A product that goes with a purchase, with a discount. */
export const CROSS_SELL_OFFER: WordsByLanguage = {
  en: {
    body: 'Hi {{firstName}}, because you bought *{{because}}* from us, we thought of you: *{{productTitle}}* goes with it nicely.\n\nWith the code *{{discountCode}}* you get {{discountPercent}} off.\n\nA question? Write or call {{supportNumber}}, we are glad to help.',
    buttons: ['Have a look', 'Unsubscribe'],
  },
  de: {
    body: 'Hallo {{firstName}}, weil du *{{because}}* bei uns gekauft hast, haben wir an dich gedacht: *{{productTitle}}* passt schön dazu.\n\nMit dem Code *{{discountCode}}* bekommst du {{discountPercent}} Rabatt.\n\nEine Frage? Schreib oder ruf uns an unter {{supportNumber}}, wir helfen gern.',
    buttons: ['Ansehen', 'Abmelden'],
  },
  es: {
    body: 'Hola, {{firstName}}: como compraste *{{because}}* con nosotros, hemos pensado en ti. *{{productTitle}}* le va de maravilla.\n\nCon el código *{{discountCode}}* tienes un {{discountPercent}} de descuento.\n\n¿Alguna duda? Escríbenos o llámanos al {{supportNumber}} y te ayudamos con gusto.',
    buttons: ['Echar un vistazo', 'Darme de baja'],
  },
  pt_BR: {
    body: 'Oi, {{firstName}}! Como você comprou *{{because}}* com a gente, pensamos em você: *{{productTitle}}* combina muito bem.\n\nCom o código *{{discountCode}}*, você ganha {{discountPercent}} de desconto.\n\nFicou com alguma dúvida? Escreva ou ligue para {{supportNumber}}, será um prazer ajudar.',
    buttons: ['Dar uma olhada', 'Cancelar inscrição'],
  },
  hi: {
    body: 'नमस्ते {{firstName}}, आपने हमसे *{{because}}* खरीदा था, इसलिए हमें आपका ख़याल आया: *{{productTitle}}* उसके साथ खूब जँचेगा।\n\nकोड *{{discountCode}}* से आपको {{discountPercent}} की छूट मिलेगी।\n\nकोई सवाल है? {{supportNumber}} पर लिखें या कॉल करें, हमें मदद करके खुशी होगी।',
    buttons: ['देखें', 'सदस्यता हटाएँ'],
  },
  ar: {
    body: 'مرحبًا {{firstName}}، لأنك اشتريت *{{because}}* من متجرنا فكرنا فيك: *{{productTitle}}* يناسبه كثيرًا.\n\nمع الرمز *{{discountCode}}* تحصل على خصم {{discountPercent}}.\n\nهل لديك سؤال؟ راسلنا أو اتصل بنا على {{supportNumber}} ويسعدنا أن نساعدك.',
    buttons: ['ألقِ نظرة', 'إلغاء الاشتراك'],
  },
};
