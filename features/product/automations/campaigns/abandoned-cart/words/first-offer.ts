import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** The first reminder, with a discount. */
export const FIRST_OFFER: WordsByLanguage = {
  en: {
    body: 'Hi {{firstName}}, you left *{{productTitle}}* in your cart ({{cartTotal}} in total).\n\nIt is still there for you, and with the code *{{discountCode}}* you get {{discountPercent}} off your order.\n\nA question? Write or call {{supportNumber}}, we are glad to help.',
    buttons: ['Back to my cart', 'Unsubscribe'],
  },
  de: {
    body: 'Hallo {{firstName}}, in deinem Warenkorb liegt noch *{{productTitle}}* (insgesamt {{cartTotal}}).\n\nEr ist noch für dich da, und mit dem Code *{{discountCode}}* bekommst du {{discountPercent}} Rabatt auf deine Bestellung.\n\nEine Frage? Schreib oder ruf uns an unter {{supportNumber}}, wir helfen gern.',
    buttons: ['Zum Warenkorb', 'Abmelden'],
  },
  es: {
    body: 'Hola, {{firstName}}: dejaste *{{productTitle}}* en tu carrito ({{cartTotal}} en total).\n\nTe lo hemos guardado, y con el código *{{discountCode}}* tienes un {{discountPercent}} de descuento en tu pedido.\n\n¿Alguna duda? Escríbenos o llámanos al {{supportNumber}} y te ayudamos con gusto.',
    buttons: ['Volver al carrito', 'Darme de baja'],
  },
  pt_BR: {
    body: 'Oi, {{firstName}}! Você deixou *{{productTitle}}* no carrinho (total de {{cartTotal}}).\n\nGuardamos tudo para você, e com o código *{{discountCode}}* o seu pedido sai com {{discountPercent}} de desconto.\n\nFicou com alguma dúvida? Escreva ou ligue para {{supportNumber}}, será um prazer ajudar.',
    buttons: ['Voltar ao carrinho', 'Cancelar inscrição'],
  },
  hi: {
    body: 'नमस्ते {{firstName}}, आपके कार्ट में *{{productTitle}}* रह गया है (कुल {{cartTotal}})।\n\nवह अब भी आपके लिए रखा है, और कोड *{{discountCode}}* से आपको ऑर्डर पर {{discountPercent}} की छूट मिलेगी।\n\nकोई सवाल है? {{supportNumber}} पर लिखें या कॉल करें, हमें मदद करके खुशी होगी।',
    buttons: ['मेरे कार्ट पर जाएँ', 'सदस्यता हटाएँ'],
  },
  ar: {
    body: 'مرحبًا {{firstName}}، ما زال *{{productTitle}}* في سلتك (المجموع {{cartTotal}}).\n\nاحتفظنا به من أجلك، ومع الرمز *{{discountCode}}* تحصل على خصم {{discountPercent}} على طلبك.\n\nهل لديك سؤال؟ راسلنا أو اتصل بنا على {{supportNumber}} ويسعدنا أن نساعدك.',
    buttons: ['العودة إلى السلة', 'إلغاء الاشتراك'],
  },
};
