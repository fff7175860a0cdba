import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-flows.ts';

export const codAnswers = translate<(typeof english)['codAnswers'], 'ar'>({
  confirm: 'تأكيد الطلب',
  payOnline: 'الدفع عبر الإنترنت',
  cancel: 'إلغاء الطلب',
});

export const flowNames = translate<(typeof english)['flowNames'], 'ar'>({
  cart: {
    reminder: 'تذكير',
    reminderOffer: 'تذكير مع خصم',
    lastCall: 'تذكير أخير',
    lastCallOffer: 'تذكير أخير مع خصم',
  },
  product: { reminder: 'تذكير', reminderOffer: 'تذكير مع خصم' },
  welcome: { plain: 'ترحيب', offer: 'ترحيب مع خصم', code: 'ترحيب مع رمز' },
  hello: 'تحية',
  receipt: 'تأكيد الطلب',
  upsell: { plain: 'عرض إضافي', offer: 'عرض إضافي مع خصم' },
  parcel: {
    shipped: 'تم الشحن',
    outForDelivery: 'خرجت للتوصيل',
    delivered: 'تم التوصيل',
    attempted: 'محاولة توصيل',
    failed: 'فشل التوصيل',
  },
  reorder: 'طلب من جديد',
  review: { plain: 'سؤال', offer: 'سؤال، ورمز شكر بعد «رائع»' },
  recommendation: { plain: 'توصية', offer: 'توصية مع خصم' },
});

export const flowParts = translate<(typeof english)['flowParts'], 'ar'>({
  cart: 'محتوى السلة',
  code: 'رمز خصم',
  codeAlone: 'رمز، من دون ذكر قيمة الخصم',
  toCart: 'زر للعودة إلى السلة',
  cartEnds: 'تنبيه بأن السلة لن تبقى محفوظة طويلًا',
  toOrdering: 'زر لإكمال الطلب',
  product: 'المنتج مع صورته',
  toProduct: 'زر إلى المنتج',
  welcome: 'عبارة ترحيب',
  hello: 'عبارة تحية',
  toStore: 'زر إلى المتجر',
  ordered: 'ما تم طلبه',
  costs: 'المبلغ',
  toOrder: 'زر إلى الطلب',
  fittingProduct: 'منتج يناسب الطلب',
  reorderAnswers: 'الردود: «اطلب مجددًا» أو «ليس الآن»',
  reviewAnswers: '«رائع» أو «مقبول» أو «سيئ»',
  reviewCode: 'رمز خصم بعد «رائع»',
  recommended: 'ما يناسب الطلب',
});

export const parcelParts = translate<(typeof english)['parcelParts'], 'ar'>({
  carrier: 'شركة الشحن',
  trackingNumber: 'رقم التتبع',
  today: 'الشحنة تصل اليوم',
  arrived: 'الشحنة وصلت',
  refused: 'لم يكن هناك من يستلم الشحنة',
  failed: 'تعذّر توصيل الشحنة',
  follow: 'زر لتتبع الشحنة',
  toOrder: 'زر إلى الطلب',
});

export const replacements = translate<(typeof english)['replacements'], 'ar'>({
  openChat: 'بدلًا منها ما دامت المحادثة مفتوحة',
  untracked: 'بدلًا منها لشحنة بلا رقم تتبع',
});
