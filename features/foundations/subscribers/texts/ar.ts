import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'ar'>({
  toolNames: {
    pill: 'زر ثابت',
    wheel: 'عجلة الحظ',
    popup: 'نافذة منبثقة',
    chat: 'زر الدردشة',
    orders: 'مستجدات الطلب',
    checkout: 'أداة إتمام الشراء',
  },
  otherWays: {
    import: 'قائمة مستوردة',
    userPreferences: 'WhatsApp نفسه',
    keyword: 'رسالته الخاصة',
    storeConsent: 'متجرك',
  },
});
