import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'ar'>({
  sinceYesterday: {
    title: 'رسائلك أمس واليوم',
    revenue: 'الإيرادات',
    orders: 'الطلبات',
    sent: 'تم الإرسال',
    clicks: 'النقرات',
  },
  alerts: {
    title: 'بحاجة إلى انتباهك',
    all: 'تنبيهاتك',
    none: 'لا شيء بحاجة إلى انتباهك.',
    more: {
      zero: 'عرض المزيد ({count})',
      one: 'عرض تنبيه آخر',
      two: 'عرض تنبيهين آخرين',
      few: 'عرض {count} تنبيهات أخرى',
      many: 'عرض {count} تنبيهًا آخر',
      other: 'عرض {count} تنبيه آخر',
    },
    actionOf: '{action}: {sentence}',
    onDesktop: '{action} (على الكمبيوتر)',
  },
});
