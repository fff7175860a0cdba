import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-words.ts';

export const details = translate<(typeof english)['details'], 'ar'>({ code: 'الرمز {code}' });

export const noMessage = translate<(typeof english)['noMessage'], 'ar'>({
  timerRunning: 'لم يحن وقت رسالته بعد.',
  beforeInstall: 'حدث هذا قبل تثبيت Bellbird في متجرك.',
  noCampaign: 'لا توجد في هذا الإصدار من Bellbird حملة لهذا الحدث.',
  noneFound: 'لا يعرف Bellbird سببًا. قد تكون الرسالة في الطريق، فتحقق مجددًا بعد دقيقة.',
});

export const sourceNames = translate<(typeof english)['sourceNames'], 'ar'>({
  named: '{source} «{name}»',
  test: 'اختبار: {source}',
});

export const sources = translate<(typeof english)['sources'], 'ar'>({
  upsell: 'بيع إضافي',
  broadcast: 'حملة جماعية',
  direct: 'رسالتك',
  api: 'قالب أرسله برنامج',
  apiReply: 'رد أرسله برنامج',
  stopConfirmation: 'تأكيد إلغاء الاشتراك',
  stopQuestion: 'هل أراد إلغاء الاشتراك؟',
  awayMessage: 'رسالة الغياب',
});

export const states = translate<(typeof english)['states'], 'ar'>({
  queued: 'التالية في الإرسال',
  waiting: 'قيد الانتظار',
  sending: 'جارٍ الإرسال',
  uncertain: 'لا رد بعد',
  sent: 'تم الإرسال',
  delivered: 'تم التسليم',
  read: 'تمت القراءة',
  skipped: 'لم تُرسَل',
  failed: 'فشل',
});
