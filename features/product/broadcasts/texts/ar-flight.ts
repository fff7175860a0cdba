import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-flight.ts';

export const flight = translate<(typeof english)['flight'], 'ar'>({
  title: 'فحص ما قبل الإرسال',
  what: 'فحص ما قبل الإرسال',
  check: 'فحص',
  checkAgain: 'إعادة الفحص',
  hint: 'اعرف من سيتلقاها، ومتى تصل إلى آخر شخص، وكم يتقاضى WhatsApp، وكيف تبدو لأشخاص حقيقيين. لا يُرسَل شيء.',
  hintUnsaved: 'احفظ تغييراتك أولًا. يعتمد الفحص على ما هو محفوظ.',
  recounting: 'لا نزال نحسب التغييرات الأخيرة. وتتحدّث الأرقام أدناه تلقائيًا.',
});

export const flightAbTest = translate<(typeof english)['flightAbTest'], 'ar'>({
  title: 'أي نص يتلقون',
  textA: 'النص A أولًا',
  textB: 'النص B أولًا',
  rest: 'ينتظرون النتيجة',
});

export const flightChecks = translate<(typeof english)['flightChecks'], 'ar'>({
  noNumber: 'لا يوجد رقم WhatsApp متصل.',
  noTemplate: 'لم يُختر قالب بعد.',
});

export const flightCost = translate<(typeof english)['flightCost'], 'ar'>({
  title: 'كم تكلّف',
  country: 'الدولة',
  people: 'الأشخاص',
  each: 'لكل شخص',
  total: 'الإجمالي',
  otherCountry: 'دول أخرى',
  otherCountries: {
    zero: '{count} دولة أخرى',
    one: 'دولة أخرى',
    two: 'دولتان أخريان',
    few: '{count} دول أخرى',
    many: '{count} دولة أخرى',
    other: '{count} دولة أخرى',
  },
  inAll: 'نحو {amount} إذا تلقاها الجميع، ومنهم من يتلقاها لاحقًا، بحسب أسعار WhatsApp في {day}.',
  uncounted: {
    zero: 'لم يُستثنَ أحد من الحساب ({count}).',
    one: 'لا يشمل ذلك شخصًا واحدًا، لأن دولته غير معروفة، وكذلك سعرها.',
    two: 'لا يشمل ذلك شخصين، لأن دولتيهما غير معروفتين، وكذلك سعرهما.',
    few: 'لا يشمل ذلك {count} أشخاص، لأن دولهم غير معروفة، وكذلك أسعارها.',
    many: 'لا يشمل ذلك {count} شخصًا، لأن دولهم غير معروفة، وكذلك أسعارها.',
    other: 'لا يشمل ذلك {count} شخص، لأن دولهم غير معروفة، وكذلك أسعارها.',
  },
  invoice: 'هذا تقدير، والعبرة بفاتورة WhatsApp.',
  replies: 'وتُضاف إليه ردودك على من يجيب.',
  repliesPriced: 'وتُضاف إليه ردودك على من يجيب، وتكلّف كل منها نحو {price}.',
});

export const flightFinish = translate<(typeof english)['flightFinish'], 'ar'>({
  localTime: 'يتلقاها كل شخص عندما يحين هذا الوقت حيث يعيش.',
  firstGroup: 'ينتظر الباقون المجموعة الأولى، وتُراقَب لمدة {wait}.',
  test: 'ينتظر الباقون الاختبار مدة {wait}، أو حتى يفوز أحد النصين.',
  merchant: 'وينتظر بقية الاختبار قرارك، ولا يُحتسب ذلك هنا.',
  quietHours: 'ومن كان في ساعات الهدوء عندئذٍ يتلقاها بعد انتهائها.',
  others: {
    zero: 'لا تسبقها رسائل أخرى من رقمك ({count}).',
    one: 'تسبقها رسالة أخرى من رقمك.',
    two: 'تسبقها رسالتان أخريان من رقمك.',
    few: 'تسبقها نحو {count} رسائل أخرى من رقمك.',
    many: 'تسبقها نحو {count} رسالة أخرى من رقمك.',
    other: 'تسبقها نحو {count} رسالة أخرى من رقمك.',
  },
  overDay: 'ولا يُحتسب هنا من تجاوز الحد اليومي.',
  overPlan: 'ولا يُحتسب هنا من تجاوز حد باقتك.',
});

export const flightPeople = translate<(typeof english)['flightPeople'], 'ar'>({
  title: 'كيف يرونها',
  choice: 'هاتف مَن',
  person: 'الشخص {number}',
  personWithText: '{person}، النص {arm}',
  phone: '{phone}، اللغة: {language}',
  noPhone: 'بلا رقم، اللغة: {language}',
});

export const flightReady = translate<(typeof english)['flightReady'], 'ar'>({
  title: 'ما تم فحصه',
  settings: 'الإعدادات',
  day: 'الحد اليومي',
  checks: { template: 'القالب', link: 'الروابط', number: 'الرقم', plan: 'الباقة' },
  good: 'على ما يرام',
  bad: 'بحاجة إلى انتباهك',
  fine: 'على ما يرام',
  finish: '<strong>تكتمل نحو</strong> {when}.',
  finishAtRate: '<strong>تكتمل نحو</strong> {when}. الرسائل في الثانية: حتى {rate}.',
});

export const flightSteps = translate<(typeof english)['flightSteps'], 'ar'>({
  title: 'من سيتلقاها',
  steps: {
    inRules: 'ضمن قواعد الجمهور.',
    notConsented: 'منهم بلا موافقة على العروض.',
    audience: 'يبقون: وهم الجمهور.',
    unreachable: 'بلا رقم أو معرّف يمكن لـ WhatsApp الوصول إليه.',
    heldOut: 'في مجموعة المقارنة ولا يتلقون شيئًا.',
    capped: 'تلقوا مؤخرًا أقصى ما تسمح به حدودك من العروض، وقد يتلقونها لاحقًا.',
    quietHours: 'في ساعات الهدوء عندئذٍ، ويتلقونها بعد انتهائها.',
    overDayLimit: 'فوق حد WhatsApp لذلك اليوم.',
    overPlanLimit: 'فوق حد باقتك.',
    atOnce: 'يتلقونها عند إرسالها.',
  },
});

export const limits = translate<(typeof english)['limits'], 'ar'>({
  dayMissing: {
    zero: 'لن يتلقى {count} عميل الرسائل في ذلك اليوم.',
    one: 'لن يتلقى عميل واحد الرسائل في ذلك اليوم.',
    two: 'لن يتلقى عميلان الرسائل في ذلك اليوم.',
    few: 'لن يتلقى {count} عملاء الرسائل في ذلك اليوم.',
    many: 'لن يتلقى {count} عميلًا الرسائل في ذلك اليوم.',
    other: 'لن يتلقى {count} عميل الرسائل في ذلك اليوم.',
  },
  dayTaken: '{booked} من {limit} محجوزة في ذلك اليوم.',
  planMissing: {
    zero: 'لن يتلقى {count} عميل الرسائل.',
    one: 'لن يتلقى عميل واحد الرسائل.',
    two: 'لن يتلقى عميلان الرسائل.',
    few: 'لن يتلقى {count} عملاء الرسائل.',
    many: 'لن يتلقى {count} عميلًا الرسائل.',
    other: 'لن يتلقى {count} عميل الرسائل.',
  },
  raisePlan: 'اختر باقة أكبر لتصل إلى الجميع.',
  planLeft: {
    messages: 'الرسائل المتبقية في باقتك: {left} من {most} حتى {until}.',
    conversations: 'المحادثات المتبقية في باقتك: {left} من {most} حتى {until}.',
  },
});

export const linkChecks = translate<(typeof english)['linkChecks'], 'ar'>({
  unchecked: 'لم يُفحص {address}.',
  answers: '{address} يستجيب.',
  closed: '{address} عنوان في شبكة خاصة، ولا يمكن لأحد من خارجها فتحه.',
  unknownName: '{address} غير موجود: لا يوجد خادم بهذا الاسم.',
  silent: 'لم يستجب {address}. افتحه بنفسك، وتحقق من كتابته.',
  missing: '{address} يقود إلى صفحة غير موجودة ({status}).',
  fault: '{address} يرد بخطأ من خادمه ({status}).',
});
