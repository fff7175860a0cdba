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
    inRules: {
      zero: 'ضمن قواعد الجمهور.',
      one: 'ضمن قواعد الجمهور.',
      two: 'ضمن قواعد الجمهور.',
      few: 'ضمن قواعد الجمهور.',
      many: 'ضمن قواعد الجمهور.',
      other: 'ضمن قواعد الجمهور.',
    },
    notConsented: {
      zero: 'منهم بلا موافقة على العروض.',
      one: 'منهم بلا موافقة على العروض.',
      two: 'منهم بلا موافقة على العروض.',
      few: 'منهم بلا موافقة على العروض.',
      many: 'منهم بلا موافقة على العروض.',
      other: 'منهم بلا موافقة على العروض.',
    },
    audience: {
      zero: 'يبقى: وهو الجمهور.',
      one: 'يبقى: وهو الجمهور.',
      two: 'يبقيان: وهما الجمهور.',
      few: 'يبقون: وهم الجمهور.',
      many: 'يبقون: وهم الجمهور.',
      other: 'يبقون: وهم الجمهور.',
    },
    unreachable: {
      zero: 'بلا رقم أو معرّف يمكن لـ WhatsApp الوصول إليه.',
      one: 'بلا رقم أو معرّف يمكن لـ WhatsApp الوصول إليه.',
      two: 'بلا رقم أو معرّف يمكن لـ WhatsApp الوصول إليه.',
      few: 'بلا رقم أو معرّف يمكن لـ WhatsApp الوصول إليه.',
      many: 'بلا رقم أو معرّف يمكن لـ WhatsApp الوصول إليه.',
      other: 'بلا رقم أو معرّف يمكن لـ WhatsApp الوصول إليه.',
    },
    heldOut: {
      zero: 'في مجموعة المقارنة ولا يتلقى شيئًا.',
      one: 'في مجموعة المقارنة ولا يتلقى شيئًا.',
      two: 'في مجموعة المقارنة ولا يتلقيان شيئًا.',
      few: 'في مجموعة المقارنة ولا يتلقون شيئًا.',
      many: 'في مجموعة المقارنة ولا يتلقون شيئًا.',
      other: 'في مجموعة المقارنة ولا يتلقون شيئًا.',
    },
    capped: {
      zero: 'تلقى مؤخرًا أقصى ما تسمح به حدودك من العروض، وقد يتلقاها لاحقًا.',
      one: 'تلقى مؤخرًا أقصى ما تسمح به حدودك من العروض، وقد يتلقاها لاحقًا.',
      two: 'تلقيا مؤخرًا أقصى ما تسمح به حدودك من العروض، وقد يتلقيانها لاحقًا.',
      few: 'تلقوا مؤخرًا أقصى ما تسمح به حدودك من العروض، وقد يتلقونها لاحقًا.',
      many: 'تلقوا مؤخرًا أقصى ما تسمح به حدودك من العروض، وقد يتلقونها لاحقًا.',
      other: 'تلقوا مؤخرًا أقصى ما تسمح به حدودك من العروض، وقد يتلقونها لاحقًا.',
    },
    quietHours: {
      zero: 'في ساعات الهدوء عندئذٍ، ويتلقاها بعد انتهائها.',
      one: 'في ساعات الهدوء عندئذٍ، ويتلقاها بعد انتهائها.',
      two: 'في ساعات الهدوء عندئذٍ، ويتلقيانها بعد انتهائها.',
      few: 'في ساعات الهدوء عندئذٍ، ويتلقونها بعد انتهائها.',
      many: 'في ساعات الهدوء عندئذٍ، ويتلقونها بعد انتهائها.',
      other: 'في ساعات الهدوء عندئذٍ، ويتلقونها بعد انتهائها.',
    },
    overDayLimit: {
      zero: 'فوق حد WhatsApp لذلك اليوم.',
      one: 'فوق حد WhatsApp لذلك اليوم.',
      two: 'فوق حد WhatsApp لذلك اليوم.',
      few: 'فوق حد WhatsApp لذلك اليوم.',
      many: 'فوق حد WhatsApp لذلك اليوم.',
      other: 'فوق حد WhatsApp لذلك اليوم.',
    },
    overPlanLimit: {
      zero: 'فوق حد باقتك.',
      one: 'فوق حد باقتك.',
      two: 'فوق حد باقتك.',
      few: 'فوق حد باقتك.',
      many: 'فوق حد باقتك.',
      other: 'فوق حد باقتك.',
    },
    atOnce: {
      zero: 'يتلقاها عند إرسالها.',
      one: 'يتلقاها عند إرسالها.',
      two: 'يتلقيانها عند إرسالها.',
      few: 'يتلقونها عند إرسالها.',
      many: 'يتلقونها عند إرسالها.',
      other: 'يتلقونها عند إرسالها.',
    },
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

export const missingDetails = translate<(typeof english)['missingDetails'], 'ar'>({
  template: 'لم يُختر قالب بعد.',
  rules: 'إحدى قواعد الجمهور بلا قيمة بعد.',
  time: 'لم يُختر اليوم والوقت بعد.',
  offer: 'نص العرض فارغ.',
});
