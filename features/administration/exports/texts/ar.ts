import { translate } from '#platform/language/catalogue.ts';
import { titles, fileColumns, cells, answers, failures, mailNotes, mails } from './ar-files.ts';
import type { texts as english } from './en.ts';

export const texts: typeof english = {
  page: translate<(typeof english)['page'], 'ar'>({
    title: 'ملفات التصدير',
    note: 'ملفات تفتحها في برنامج جداول البيانات، ولو بلغت مليون صف. يحتفظ Bellbird بكل ملف سبعة أيام.',
    request: 'طلب ملف',
  }),
  files: translate<(typeof english)['files'], 'ar'>({
    subscribers: {
      title: 'تنزيل بيانات المشتركين',
      about: 'كل من يعرفه Bellbird، مع ما وافق عليه ومتى.',
      send: 'إرسال الملف',
    },
    unsubscribers: {
      title: 'تنزيل من ألغوا الاشتراك',
      about: 'كل من ألغى اشتراكه ولم يعد.',
      send: 'إرسال الملف',
    },
    orders: {
      title: 'تنزيل الطلبات',
      about: 'كل طلب جاء من رسالة: أي رسالة كانت، ولماذا أُسند إليها، والمبالغ المستردة.',
      send: 'إرسال الملف',
    },
    figures: {
      title: 'تنزيل الأرقام اليومية',
      about: 'أرقام لوحات التحكم يومًا بيوم، لكل حملة تلقائية وحملة جماعية وأداة اشتراك.',
      send: 'إرسال الملف',
    },
    activity: {
      title: 'تنزيل النشاط',
      about: 'من غيّر ماذا في هذا المتجر، مع ما كان قبله.',
      send: 'إرسال الملف',
    },
    campaignReport: {
      title: 'تقرير التسليم',
      about: 'كل رسائل هذه الحملة: إلى من أُرسلت، وما حدث لها ولماذا، وكم ربحت منها.',
      send: 'إرسال التقرير',
    },
    broadcastReport: {
      title: 'تقرير التسليم',
      about: 'كل رسائل هذه الحملة الجماعية: إلى من أُرسلت، وما حدث لها ولماذا، وكم ربحت منها.',
      send: 'إرسال التقرير',
    },
  }),
  form: translate<(typeof english)['form'], 'ar'>({
    email: 'البريد الإلكتروني',
    emailHint: 'سيصلك رابط للملف، ويعمل لمدة سبعة أيام.',
    emailWrong: 'هذا ليس عنوان بريد إلكتروني. تحقق منه وحاول مجددًا.',
    seeProgress: 'عرض التقدم',
    close: 'إغلاق',
  }),
  list: translate<(typeof english)['list'], 'ar'>({
    what: 'ملفات التصدير',
    title: 'ملفات التصدير',
    none: 'لا توجد ملفات بعد. يظهر الملف هنا بمجرد أن تطلبه.',
    table: 'قائمة ملفات التصدير',
    file: 'الملف',
    requested: 'وقت الطلب',
    state: 'الحالة',
    rows: 'الصفوف',
    actions: 'الإجراءات',
    availableUntil: 'متاح حتى {when}',
    rowsSoFar: '{done} حتى الآن',
    rowsOfAll: '{done} من {all}',
    download: 'تنزيل',
    downloadFile: 'تنزيل الملف: {file}',
    cancel: 'إلغاء',
    cancelFile: 'إلغاء {file}',
  }),
  states: translate<(typeof english)['states'], 'ar'>({
    queued: 'قيد الانتظار',
    running: 'قيد التنفيذ',
    ready: 'جاهز',
    failed: 'فشل',
    expired: 'منتهي الصلاحية',
    cancelled: 'ملغى',
  }),
  titles: titles,
  fileColumns: fileColumns,
  cells: cells,
  answers: answers,
  failures: failures,
  mailNotes: mailNotes,
  mails: mails,
};
