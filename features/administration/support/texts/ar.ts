import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'ar'>({
  page: {
    title: 'دعم العملاء',
    note: 'ردّ على عملائك من مكان واحد، مع فريقك.',
    locked: 'ردّ على عملائك من مكان واحد، مع فريقك. تبيّن قائمة الباقات أيّها يتضمن ذلك.',
    what: 'دعم العملاء',
  },
  notSetUp: {
    title: 'لا توجد دردشة دعم هنا',
    text: 'يمكن للقائمين على خادم Bellbird لديك إعدادها. اكتب إلى {supportEmail} لطلبها.',
  },
  chat: {
    title: 'دردشة الدعم لديك',
    text: 'تصل رسائل عملائك إلى هناك. ويسجّل فريقك الدخول بالحسابات التي أعطيتها له.',
    open: 'فتح دردشة الدعم',
    opening: 'تُفتح دردشة الدعم الآن. إذا لم تُفتح، <link>فافتحها بنفسك</link>.',
  },
  signUp: {
    title: 'التسجيل في لوحة دعم العملاء',
    email: 'بريد المسؤول',
    emailHint: 'نرسل بيانات الدخول إلى هذا العنوان. ويمكن لصاحبه دعوة بقية فريقك.',
    signUp: 'تسجيل',
    question: 'هل تريد بالتأكيد استخدام {email} بريدًا إلكترونيًا للمسؤول؟',
    yes: 'نعم',
    no: 'لا',
    close: 'إغلاق',
    done: 'تم إرسال بيانات الدخول إلى {answer}',
    failed: 'حدث خطأ ما. يُرجى المحاولة مجددًا أو مراسلة الدعم على {supportEmail}',
  },
  chatWithUs: {
    title: 'الدردشة معنا',
    close: 'إغلاق',
    loading: 'جارٍ التحميل',
    country: 'الدولة',
    number: 'رقمك على WhatsApp',
    numberHint: 'إذا كان الرقم من دولة أخرى، فابدأ بعلامة + ثم رمز الدولة.',
    willWrite: 'سنكتب إلى {number}.',
    send: 'إرسال الرقم',
    sent: 'شكرًا لك. سنكتب إلى {number} على WhatsApp.',
  },
});
