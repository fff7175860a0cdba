import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** Thanks for a good review with a code, and asks for details. */
export const GREAT_OFFER: WordsByLanguage = {
  en: {
    body: 'That makes our day, {{firstName}}, thank you! With the code *{{discountCode}}* you get {{discountPercent}} off your next order. Would you tell us in a few words what you like about it? Just write it here.',
    buttons: [],
  },
  de: {
    body: 'Das freut uns sehr, {{firstName}}, danke! Mit dem Code *{{discountCode}}* bekommst du {{discountPercent}} Rabatt auf deine nächste Bestellung. Magst du uns in ein paar Worten sagen, was dir daran gefällt? Schreib es einfach hier.',
    buttons: [],
  },
  es: {
    body: '¡Nos alegras el día, {{firstName}}, gracias! Con el código *{{discountCode}}* tienes un {{discountPercent}} de descuento en tu próximo pedido. ¿Nos cuentas en pocas palabras qué es lo que te gusta? Escríbelo aquí mismo.',
    buttons: [],
  },
  pt_BR: {
    body: 'Ficamos muito felizes, {{firstName}}, obrigado! Com o código *{{discountCode}}* o próximo pedido sai com {{discountPercent}} de desconto. Pode contar em poucas palavras do que gostou? É só escrever aqui.',
    buttons: [],
  },
  hi: {
    body: '{{firstName}}, यह सुनकर बहुत खुशी हुई, धन्यवाद! कोड *{{discountCode}}* से आपको अगले ऑर्डर पर {{discountPercent}} की छूट मिलेगी। क्या आप कुछ शब्दों में बताएँगे कि आपको क्या अच्छा लगा? बस यहीं लिख दें।',
    buttons: [],
  },
  ar: {
    body: 'أسعدتنا كثيرًا، {{firstName}}، شكرًا لك! مع الرمز *{{discountCode}}* تحصل على خصم {{discountPercent}} على طلبك القادم. هل تخبرنا بكلمات قليلة بما أعجبك؟ اكتبه هنا.',
    buttons: [],
  },
};
