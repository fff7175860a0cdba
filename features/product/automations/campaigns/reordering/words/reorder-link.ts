import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** The link for ordering the same again. */
export const REORDER_LINK: WordsByLanguage = {
  en: {
    body: 'Wonderful, {{firstName}}! It is all ready: {{productTitle}}. You can still change everything before you pay.',
    buttons: ['Order now'],
  },
  de: {
    body: 'Sehr gern, {{firstName}}! Es liegt alles bereit: {{productTitle}}. Vor dem Bezahlen kannst du noch alles ändern.',
    buttons: ['Jetzt bestellen'],
  },
  es: {
    body: '¡Genial, {{firstName}}! Está todo listo: {{productTitle}}. Antes de pagar puedes cambiar lo que quieras.',
    buttons: ['Pedir ahora'],
  },
  pt_BR: {
    body: 'Que bom, {{firstName}}! Está tudo pronto: {{productTitle}}. Antes de pagar, você pode mudar o que quiser.',
    buttons: ['Pedir agora'],
  },
  hi: {
    body: 'बहुत बढ़िया, {{firstName}}! सब तैयार है: {{productTitle}}। भुगतान से पहले आप कुछ भी बदल सकते हैं।',
    buttons: ['अभी ऑर्डर करें'],
  },
  ar: {
    body: 'رائع، {{firstName}}! كل شيء جاهز: {{productTitle}}. يمكنك تغيير أي شيء قبل الدفع.',
    buttons: ['اطلب الآن'],
  },
};
