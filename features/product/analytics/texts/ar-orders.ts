import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-orders.ts';

export const order = translate<(typeof english)['order'], 'ar'>({
  title: 'الطلب {name}',
  what: 'الطلب',
  unknown: 'لا يوجد طلب بهذا الرقم',
  unknownText: 'جميع طلباتك في صفحة واحدة.',
  toOrders: 'عرض طلباتك',
  by: '{when}، من {person}',
  byNobody: '{when}، من {person}، غير مشترك',
  earned: 'ربحت من رسالة {amount}',
  earnedLess: 'ربحت من رسالة {amount} بعد خصم المرتجعات',
  credit: '{why} وهو مُسنَد إلى <link>هذه الرسالة</link> من {source}.',
  noCredit:
    'غير مُسنَد إلى أي رسالة: لم يستخدم أحد عرضًا أو ينقر عليه أو يقرأه في الوقت المحدد. ترى أدناه ما بحثنا عنه.',
  otherCurrency: 'دُفع هذا الطلب بعملة غير عملة متجرك، لذلك يُحتسب طلبًا بلا مبلغ.',
});

export const orderColumns = translate<(typeof english)['orderColumns'], 'ar'>({
  when: 'الوقت',
  order: 'الطلب',
  creditedTo: 'مُسنَد إلى',
  why: 'السبب',
  value: 'قيمة الطلب',
  net: 'الصافي',
  onTheseDays: 'في هذه الأيام',
  otherCurrency: 'عملة أخرى',
  changed: '{change} في {day}: {amount}',
});

export const orderFilters = translate<(typeof english)['orderFilters'], 'ar'>({
  credited: 'الإسناد',
  channel: 'القناة',
  campaign: 'الحملة',
  any: 'الكل',
  from: 'من',
  until: 'حتى',
  last7: 'آخر 7 أيام',
  last30: 'آخر 30 يومًا',
  allTime: 'كل الوقت',
  creditedBy: {
    all: 'كل الطلبات',
    credited: 'مُسنَدة إلى رسالة',
    clicks: 'بالنقرات والرموز',
    reads: 'بالقراءة فقط',
    none: 'غير مُسنَدة',
  },
});

export const orderMoney = translate<(typeof english)['orderMoney'], 'ar'>({
  title: 'قيمة الطلب',
  change: 'التغيير',
  when: 'الوقت',
  amount: 'المبلغ',
  countsOn: 'يُحتسب في {day}',
  net: 'الصافي',
  changes: {
    order: 'طلب',
    edit: 'تعديل',
    refund: 'استرداد',
    cancellation: 'إلغاء',
    return: 'إرجاع قبل الدفع',
  },
});

export const orderTotals = translate<(typeof english)['orderTotals'], 'ar'>({
  label: 'الإجماليات',
  what: 'الإجماليات',
  earned: 'الإيرادات من الرسائل',
  credited: 'الطلبات المُسنَدة',
  byClicks: 'الإيرادات من النقرات والرموز',
  returned: 'المرتجعات',
  placed: 'كل طلبات متجرك',
  ofAllTime: 'كل الوقت، بعد خصم المرتجعات.',
  ofDay: '{day}، بعد خصم كل ما أُرجع في هذا اليوم، حتى من طلبات سابقة. وتعرض لوحات التحكم الأرقام نفسها.',
  ofDays:
    'من {from} إلى {to}، بعد خصم كل ما أُرجع في هذه الأيام، حتى من طلبات سابقة. وتعرض لوحات التحكم الأرقام نفسها.',
});

export const orders = translate<(typeof english)['orders'], 'ar'>({
  title: 'الطلبات والإيرادات',
  note: 'الطلبات التي جلبتها رسائلك، ولماذا.',
  settings: 'كيف تُسنَد الطلبات',
  list: 'الطلبات',
  what: 'الطلبات',
  table: 'قائمة الطلبات',
  more: 'عرض المزيد من الطلبات',
  cut: {
    zero: 'لا يحتوي الملف إلا على أول {count} طلب. اختر أيامًا أقل لتحصل على البقية.',
    one: 'لا يحتوي الملف إلا على الطلب الأول. اختر أيامًا أقل لتحصل على البقية.',
    two: 'لا يحتوي الملف إلا على أول طلبين. اختر أيامًا أقل لتحصل على البقية.',
    few: 'لا يحتوي الملف إلا على أول {count} طلبات. اختر أيامًا أقل لتحصل على البقية.',
    many: 'لا يحتوي الملف إلا على أول {count} طلبًا. اختر أيامًا أقل لتحصل على البقية.',
    other: 'لا يحتوي الملف إلا على أول {count} طلب. اختر أيامًا أقل لتحصل على البقية.',
  },
  none: 'لا طلبات في هذه الأيام',
  noneText: 'تظهر هنا طلبات متجرك، وكل منها مع الرسالة التي جلبته. اختر أيامًا أخرى لترى الطلبات السابقة.',
  noMatch: 'لا طلبات مطابقة',
  noMatchText: 'أزل أحد عوامل التصفية، أو اختر أيامًا أخرى.',
  notCredited: 'غير مُسنَد إلى أي رسالة',
});

export const touches = translate<(typeof english)['touches'], 'ar'>({
  title: 'ما بحثنا عنه',
  settings: 'تغيير ما يُحتسب',
  credited: 'مُسنَد',
  kinds: { code: 'استخدام رمز', click: 'نقر على رابط', read: 'قراءة رسالة' },
  rule: 'الأولوية للرمز المستخدم، وإلا فلآخر نقرة خلال {clicks}، وإلا فلآخر قراءة خلال {reads}. أما الرسائل التي تلي الطلب فقط، مثل الإيصالات، فلا يُسنَد إليها شيء.',
  ruleWithoutReads:
    'الأولوية للرمز المستخدم، وإلا فلآخر نقرة خلال {clicks}. أما الرسائل التي تلي الطلب فقط، مثل الإيصالات، فلا يُسنَد إليها شيء.',
  within: {
    hours: {
      zero: '{count} ساعة',
      one: 'ساعة واحدة',
      two: 'ساعتين',
      few: '{count} ساعات',
      many: '{count} ساعة',
      other: '{count} ساعة',
    },
    days: {
      zero: '{count} يوم',
      one: 'يوم واحد',
      two: 'يومين',
      few: '{count} أيام',
      many: '{count} يومًا',
      other: '{count} يوم',
    },
  },
  none: 'على حد علمنا، لم يستخدم أحد رمزًا أو ينقر على رابط أو يقرأ عرضًا خلال 30 يومًا قبل هذا الطلب. ولا يمكننا رؤية القراءة لدى من أوقف إشعارات القراءة، ولا الطلبات التي تمت برقم آخر.',
});
