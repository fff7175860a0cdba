import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** An apology, and the way to help. */
export const BAD: WordsByLanguage = {
  en: {
    body: 'We are sorry to hear that, {{firstName}}. Please write here what went wrong, or call {{supportNumber}}: we want to put it right.',
    buttons: [],
  },
  de: {
    body: 'Das tut uns leid, {{firstName}}. Bitte schreib uns hier, was nicht gepasst hat, oder ruf an unter {{supportNumber}}: Wir möchten es in Ordnung bringen.',
    buttons: [],
  },
  es: {
    body: 'Lo sentimos mucho, {{firstName}}. Cuéntanos aquí qué ha ido mal o llámanos al {{supportNumber}}: queremos arreglarlo.',
    buttons: [],
  },
  pt_BR: {
    body: 'Sentimos muito, {{firstName}}. Conte aqui o que deu errado ou ligue para {{supportNumber}}: queremos resolver.',
    buttons: [],
  },
  hi: {
    body: 'हमें खेद है, {{firstName}}। कृपया यहाँ लिखें कि क्या गड़बड़ हुई, या {{supportNumber}} पर कॉल करें: हम इसे ठीक करना चाहते हैं।',
    buttons: [],
  },
  ar: {
    body: 'يؤسفنا ذلك، {{firstName}}. يرجى أن تكتب لنا هنا ما الذي لم يعجبك أو تتصل بنا على {{supportNumber}}: نريد أن نصلح الأمر.',
    buttons: [],
  },
};
