import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'ar'>({
  toolNames: {
    persistentPill: 'زر ثابت',
    spinTheWheel: 'عجلة الحظ',
    visualPopup: 'نافذة منبثقة',
    customerChatWidget: 'زر الدردشة',
    orderUpdates: 'مستجدات الطلب',
    checkoutWidget: 'أداة إتمام الشراء',
  },
  otherWays: {
    import: 'قائمة مستوردة',
    userPreferences: 'WhatsApp نفسه',
    keyword: 'رسالته الخاصة',
    storeConsent: 'متجرك',
  },
});
