import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'ar'>({
  source: {
    ask: 'Bellbird برنامج حر برخصة AGPL-3.0. للحصول على الشيفرة المصدرية المستخدمة هنا، راسل {email}.',
  },
});
