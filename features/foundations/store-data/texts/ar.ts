import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'ar'>({
  sync: {
    parts: { products: 'المنتجات', collections: 'المجموعات', customers: 'العملاء', orders: 'الطلبات' },
    fetching: 'جارٍ جلب البيانات من متجرك: {part}.',
    fetched: 'جارٍ جلب البيانات من متجرك: {part} ({count}).',
    fetchedOf: 'جارٍ جلب البيانات من متجرك: {part} ({count} من {total}).',
    next: 'التالي: {parts}.',
    after: 'تكتمل الحملات والأرقام بعد ذلك.',
    late: 'لم يستجب متجرك. يواصل Bellbird المحاولة.',
    counting: 'جارٍ حساب أرقامك. ستكتمل بعد لحظات.',
  },
});
