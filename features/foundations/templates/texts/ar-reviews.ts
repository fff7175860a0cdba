import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-reviews.ts';

export const notices = translate<(typeof english)['notices'], 'ar'>({
  marketingNow:
    'يحسب WhatsApp هذا القالب الآن تسويقًا: لا يُرسل إلا إلى من وافق على العروض، خارج ساعات الهدوء وضمن حدودك، وتكلفته تكلفة العرض.',
  marketingSoon:
    'سيحسب WhatsApp هذا القالب تسويقًا قريبًا: من حينها لا يُرسل إلا إلى من وافق على العروض، خارج ساعات الهدوء وضمن حدودك، وتكلفته تكلفة العرض.',
  marketingFrom:
    'سيحسب WhatsApp هذا القالب تسويقًا في حدود {day}: من حينها لا يُرسل إلا إلى من وافق على العروض، خارج ساعات الهدوء وضمن حدودك، وتكلفته تكلفة العرض.',
  lowQuality: 'لا يعجب هذا القالب العملاء: يقيّم WhatsApp جودته بأنها منخفضة وقد يوقفه مؤقتًا.',
  withoutNumber: 'يُقدَّم حالما تربط رقم WhatsApp.',
});

export const stopReasons = translate<(typeof english)['stopReasons'], 'ar'>({
  FIRST_PAUSE: 'لم يعجب عددًا كبيرًا من العملاء، فأوقفه WhatsApp مؤقتًا لثلاث ساعات.',
  SECOND_PAUSE: 'لم يعجب عددًا كبيرًا من العملاء مرة أخرى، فأوقفه WhatsApp مؤقتًا لست ساعات.',
  RATE_LIMITING_PAUSE: 'أوقفه WhatsApp مؤقتًا ليرى أولًا كيف يستقبله العملاء.',
  DISABLED: 'لم يعجب العملاء للمرة الثالثة، فعطّله WhatsApp نهائيًا.',
  INVALID_FORMAT: 'لم يقبل WhatsApp متغيراته أو شكله.',
  ABUSIVE_CONTENT: 'لم يقبل WhatsApp محتواه.',
  TAG_CONTENT_MISMATCH: 'لم يقبل WhatsApp فئته.',
  PROMOTIONAL: 'يقول WhatsApp إنه تسويق، ويجب تقديمه على هذا الأساس.',
  SCAM: 'يظن WhatsApp أنه احتيال.',
  TAG_SHOULD_BE_MARKETING: 'يعدّه Messenger تسويقًا، وهذا غير مسموح في القوالب هناك.',
  INCORRECT_PARAMS: 'لم يقبل Messenger طريقة كتابة قيمه.',
  PARAMS_TO_WORD_RATIO_EXCEED_LIMIT: 'يرى Messenger أن القيم كثيرة في نص بهذا القصر.',
  TEMPLATE_VARIABLES_MISSING_SAMPLE_VALUES: 'ينقص Messenger مثال لإحدى القيم.',
  nameTaken: 'اسم القالب موجود بالفعل.',
  sampleIsGone: 'الملف النموذجي للترويسة لم يعد موجودًا. اختر ملفًا آخر، ثم قدّمه مجددًا.',
  unreadable: 'لا يستطيع Bellbird قراءة هذا القالب. اكتبه من جديد باسم آخر.',
  deleted: 'لقد حذفته.',
  none: 'لم يذكر WhatsApp سببًا.',
});
