import type { WordsByLanguage } from '#features/product/flows/rules/flow/write-flow.ts';

/** Says that an order was cancelled in the store. */
export const CANCELLED: WordsByLanguage = {
  en: {
    body: 'Your order {{orderName}} is cancelled, and there is nothing to pay. If that was a slip, write or call {{supportNumber}}.',
    buttons: [],
  },
  de: {
    body: 'Deine Bestellung {{orderName}} ist storniert, du musst nichts bezahlen. Falls das ein Versehen war, schreib oder ruf uns an unter {{supportNumber}}.',
    buttons: [],
  },
  es: {
    body: 'Tu pedido {{orderName}} queda cancelado y no tienes que pagar nada. Si ha sido sin querer, escríbenos o llámanos al {{supportNumber}}.',
    buttons: [],
  },
  pt_BR: {
    body: 'O seu pedido {{orderName}} foi cancelado e não há nada a pagar. Se foi sem querer, escreva ou ligue para {{supportNumber}}.',
    buttons: [],
  },
  hi: {
    body: 'आपका ऑर्डर {{orderName}} रद्द कर दिया गया है, कुछ भी भुगतान नहीं करना है। अगर यह गलती से हुआ हो, तो {{supportNumber}} पर लिखें या कॉल करें।',
    buttons: [],
  },
  ar: {
    body: 'تم إلغاء طلبك {{orderName}} ولا يوجد ما تدفعه. إن حدث ذلك عن غير قصد فراسلنا أو اتصل بنا على {{supportNumber}}.',
    buttons: [],
  },
};
