import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'ar'>({
  replies: {
    title: 'الردود',
    what: 'الردود',
    great: 'رائع',
    okay: 'مقبول',
    bad: 'سيئ',
    reviews: 'التقييمات',
  },
  exportReviews: {
    title: 'تصدير التقييمات',
    about: 'ملف بكل التقييمات المكتوبة، جاهز لاستيراده إلى تطبيق التقييمات لديك.',
    app: 'تطبيق التقييمات',
    confirm: 'تصدير',
    waiting: 'جارٍ جلب التقييمات…',
    done: 'تم جلب التقييمات بنجاح',
    none: 'لا توجد تقييمات',
  },
  apps: {
    judgeme: 'Judge.me',
    yotpo: 'Yotpo',
    shopifyreviewsapp: 'Shopify Product Reviews',
    stamped: 'Stamped',
    loox: 'Loox',
    growwave: 'Growave',
    ttali: 'Ttali',
  },
});
