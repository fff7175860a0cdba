import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-messenger-failures.ts';

export const messengerFailures = translate<(typeof english)['messengerFailures'], 'ar'>({
  transient: {
    '1': { happened: 'حدث خلل في Messenger نفسه.', merchant: 'لا يلزمك فعل شيء.' },
    '2': { happened: 'توقف Messenger لحظة.', merchant: 'لا يلزمك فعل شيء.' },
    '1200': { happened: 'لم يتمكن Messenger من استلام الرسالة في تلك اللحظة.', merchant: 'لا يلزمك فعل شيء.' },
  },
  rate: {
    '4': { happened: 'أرسل Bellbird إلى Messenger طلبات كثيرة دفعة واحدة.', merchant: 'لا يلزمك فعل شيء.' },
    '32': { happened: 'أرسلت صفحتك إلى Messenger طلبات كثيرة دفعة واحدة.', merchant: 'لا يلزمك فعل شيء.' },
    '613': {
      happened: 'أرسلت صفحتك في لحظة رسائل أكثر مما يسمح به Messenger.',
      merchant: 'لا يلزمك فعل شيء.',
    },
    '80006': { happened: 'بلغت صفحتك حد السرعة في Messenger مؤقتًا.', merchant: 'لا يلزمك فعل شيء.' },
  },
  pairRate: {},
  perUserMarketing: {},
  optedOut: {
    '551': {
      happened: 'حظر هذا الشخص صفحتك على Messenger، أو غادر Messenger.',
      merchant: 'احترم رغبته. يمكنك مراسلته إذا كتب إلى صفحتك من جديد.',
    },
  },
  undeliverable: {
    '2018001': {
      happened: 'لا يعرف Messenger أحدًا بهذا المعرّف.',
      merchant: 'يمكنك مراسلته إذا كتب إلى صفحتك من جديد.',
    },
    '2018108': {
      happened: 'لا يستقبل هذا الشخص رسائل من صفحتك الآن.',
      merchant: 'يمكنه أن يسمح بها من جديد في Messenger.',
    },
  },
  windowClosed: {
    '1545041': {
      happened: 'لم يكتب هذا الشخص إلى صفحتك خلال المهلة التي يحددها Messenger.',
      merchant: 'تُرسَل إليه العروض من جديد بعد أن يكتب إليك.',
    },
    '2018065': {
      happened: 'لا تسمح قواعد Messenger بهذه الرسالة بعد كل هذه المدة من آخر رسالة كتبها الشخص.',
      merchant: 'تُرسَل إليه العروض من جديد بعد أن يكتب إلى صفحتك.',
    },
    '2018278': {
      happened: 'مرت أكثر من 24 ساعة على آخر رسالة كتبها هذا الشخص إلى صفحتك.',
      merchant:
        'تُرسَل إليه العروض من جديد بعد أن يكتب. أما الإيصالات وأخبار الشحن فيمكن إرسالها كرسائل من فئة الخدمات.',
    },
  },
  template: {},
  request: {
    '100': {
      happened: 'لم يفهم Messenger جزءًا من هذه الرسالة.',
      merchant: 'أبلغ من يدير خادم Bellbird لديك.',
    },
  },
  media: {},
  account: {
    '33': {
      happened: 'لم يعد Facebook يعرف صفحتك، أو لم يعد مسموحًا لـ Bellbird باستخدامها.',
      merchant: 'اربط الصفحة من جديد في الإعدادات.',
    },
    '368': {
      happened: 'منع Facebook صفحتك من الإرسال مؤقتًا.',
      merchant: 'افتح جودة صفحتك على Facebook لتعرف السبب.',
    },
    '803': {
      happened: 'لا يعرف Facebook الصفحة التي أُرسلت منها هذه الرسالة.',
      merchant: 'اربط الصفحة من جديد في الإعدادات.',
    },
    '1893063': {
      happened: 'فرض Facebook قيودًا على صفحتك، فلا يمكنها الإرسال الآن.',
      merchant: 'افتح جودة صفحتك على Facebook لتعرف السبب.',
    },
  },
  auth: {
    '3': { happened: 'ينقص Bellbird أحد أذونات صفحتك.', merchant: 'اربط الصفحة من جديد، مع جميع الأذونات.' },
    '10': {
      happened: 'لم يُمنح أحد أذونات صفحتك، أو سُحب.',
      merchant: 'اربط الصفحة من جديد، مع جميع الأذونات.',
    },
    '101': {
      happened: 'لا يعرف Facebook التطبيق الذي يرسل Bellbird من خلاله.',
      merchant: 'أبلغ من يدير خادم Bellbird لديك.',
    },
    '102': { happened: 'انتهت جلسة Bellbird مع Facebook.', merchant: 'اربط الصفحة من جديد في الإعدادات.' },
    '104': { happened: 'لم يقبل Facebook توقيع Bellbird.', merchant: 'أبلغ من يدير خادم Bellbird لديك.' },
    '190': { happened: 'انتهت صلاحية وصول Bellbird إلى صفحتك.', merchant: 'اربط الصفحة من جديد في الإعدادات.' },
    '200': {
      happened: 'لا يُسمح لـ Bellbird بالإرسال باسم هذه الصفحة.',
      merchant: 'اربط الصفحة من جديد، مع جميع الأذونات.',
    },
    '230': {
      happened: 'لم تسمح صفحتك لـ Bellbird بإرسال الرسائل.',
      merchant: 'اربط الصفحة من جديد، مع جميع الأذونات.',
    },
  },
});
