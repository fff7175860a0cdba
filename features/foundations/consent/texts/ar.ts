import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'ar'>({
  granted: {
    keyword: 'بمراسلتك',
    userPreferences: 'مجددًا في WhatsApp نفسه',
    storeConsent: 'في متجرك',
    import: 'عبر قائمة مستوردة',
    tool: 'عبر «{tool}»',
  },
  revoked: {
    keyword: 'بكتابة «إيقاف» أو ما يشبهها',
    unsubscribeReply: 'بالنقر على «إلغاء الاشتراك»',
    userPreferences: 'في WhatsApp نفسه',
    providerBlock: 'بحظرك، كما أبلغنا WhatsApp',
    merchant: 'من طرفك',
    storeConsent: 'في متجرك',
    privacyRequest: 'بطلب محو البيانات',
    merged: 'بعد أن تبيّن أنه شخص واحد مع من لم يوافق',
    numberChanged: 'لأن الرقم انتقل إلى شخص آخر',
  },
});
