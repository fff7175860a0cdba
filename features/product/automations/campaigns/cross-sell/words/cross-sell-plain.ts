import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** A product that goes with a purchase, without a discount. */
export const CROSS_SELL_PLAIN: WordsByLanguage = {
  en: {
    body: 'Hi {{firstName}}, because you bought *{{because}}* from us, we thought of you: *{{productTitle}}* goes with it nicely.\n\nTake a look whenever you like.\n\nA question? Write or call {{supportNumber}}, we are glad to help.',
    buttons: ['Have a look', 'Unsubscribe'],
  },
  de: {
    body: 'Hallo {{firstName}}, weil du *{{because}}* bei uns gekauft hast, haben wir an dich gedacht: *{{productTitle}}* passt schön dazu.\n\nSchau es dir in Ruhe an.\n\nEine Frage? Schreib oder ruf uns an unter {{supportNumber}}, wir helfen gern.',
    buttons: ['Ansehen', 'Abmelden'],
  },
  es: {
    body: 'Hola, {{firstName}}: como compraste *{{because}}* con nosotros, hemos pensado en ti. *{{productTitle}}* le va de maravilla.\n\nMíralo cuando quieras.\n\n¿Alguna duda? Escríbenos o llámanos al {{supportNumber}} y te ayudamos con gusto.',
    buttons: ['Echar un vistazo', 'Darme de baja'],
  },
  pt_BR: {
    body: 'Oi, {{firstName}}! Como você comprou *{{because}}* com a gente, pensamos em você: *{{productTitle}}* combina muito bem.\n\nVeja com calma, quando quiser.\n\nFicou com alguma dúvida? Escreva ou ligue para {{supportNumber}}, será um prazer ajudar.',
    buttons: ['Dar uma olhada', 'Cancelar inscrição'],
  },
  hi: {
    body: 'नमस्ते {{firstName}}, आपने हमसे *{{because}}* खरीदा था, इसलिए हमें आपका ख़याल आया: *{{productTitle}}* उसके साथ खूब जँचेगा।\n\nजब मन हो, आराम से देख लें।\n\nकोई सवाल है? {{supportNumber}} पर लिखें या कॉल करें, हमें मदद करके खुशी होगी।',
    buttons: ['देखें', 'सदस्यता हटाएँ'],
  },
  ar: {
    body: 'مرحبًا {{firstName}}، لأنك اشتريت *{{because}}* من متجرنا فكرنا فيك: *{{productTitle}}* يناسبه كثيرًا.\n\nشاهده متى أردت.\n\nهل لديك سؤال؟ راسلنا أو اتصل بنا على {{supportNumber}} ويسعدنا أن نساعدك.',
    buttons: ['ألقِ نظرة', 'إلغاء الاشتراك'],
  },
};
