import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** The text about the viewed product, with a discount. */
export const WITH_DISCOUNT: WordsByLanguage = {
  en: {
    body: 'Hi {{firstName}}, still thinking about *{{productTitle}}*?\n\nTo make it a little easier: with the code *{{discountCode}}* you get {{discountPercent}} off your order.\n\nA question about it? Write or call {{supportNumber}}, we are glad to help.',
    buttons: ['Look at it again', 'Unsubscribe'],
  },
  de: {
    body: 'Hallo {{firstName}}, denkst du noch über *{{productTitle}}* nach?\n\nVielleicht hilft das: Mit dem Code *{{discountCode}}* bekommst du {{discountPercent}} Rabatt auf deine Bestellung.\n\nEine Frage dazu? Schreib oder ruf uns an unter {{supportNumber}}, wir helfen gern.',
    buttons: ['Noch mal ansehen', 'Abmelden'],
  },
  es: {
    body: 'Hola, {{firstName}}: ¿sigues pensando en *{{productTitle}}*?\n\nPara ayudarte a decidir, con el código *{{discountCode}}* tienes un {{discountPercent}} de descuento en tu pedido.\n\n¿Alguna duda? Escríbenos o llámanos al {{supportNumber}} y te ayudamos con gusto.',
    buttons: ['Volver a verlo', 'Darme de baja'],
  },
  pt_BR: {
    body: 'Oi, {{firstName}}! Ainda pensando em *{{productTitle}}*?\n\nPara dar uma ajudinha: com o código *{{discountCode}}* o seu pedido sai com {{discountPercent}} de desconto.\n\nFicou com alguma dúvida? Escreva ou ligue para {{supportNumber}}, será um prazer ajudar.',
    buttons: ['Ver de novo', 'Cancelar inscrição'],
  },
  hi: {
    body: 'नमस्ते {{firstName}}, क्या आप अब भी *{{productTitle}}* के बारे में सोच रहे हैं?\n\nफ़ैसला आसान करने के लिए: कोड *{{discountCode}}* से आपको ऑर्डर पर {{discountPercent}} की छूट मिलेगी।\n\nकोई सवाल है? {{supportNumber}} पर लिखें या कॉल करें, हमें मदद करके खुशी होगी।',
    buttons: ['फिर से देखें', 'सदस्यता हटाएँ'],
  },
  ar: {
    body: 'مرحبًا {{firstName}}، هل ما زلت تفكر في *{{productTitle}}*؟\n\nلنسهّل عليك القرار: مع الرمز *{{discountCode}}* تحصل على خصم {{discountPercent}} على طلبك.\n\nهل لديك سؤال؟ راسلنا أو اتصل بنا على {{supportNumber}} ويسعدنا أن نساعدك.',
    buttons: ['إلقاء نظرة أخرى', 'إلغاء الاشتراك'],
  },
};
