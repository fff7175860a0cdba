import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-approval.ts';

export const approvalPanel = translate<(typeof english)['approvalPanel'], 'ar'>({
  title: 'الموافقة على الرسائل الجماعية الكبيرة',
  text: 'لا تُرسل رسالة جماعية إلى أشخاص أكثر من هذا العدد إلا بعد أن يوافق عليها شخص ثانٍ من فريقك.',
  switch: 'سؤال شخص ثانٍ',
  people: 'أكثر من كم شخص',
  save: 'حفظ',
  saving: 'جارٍ الحفظ…',
  saved: 'تم الحفظ',
  loading: 'الإعداد',
  ownerOnly: 'المالك وحده يستطيع تغيير هذا.',
  alone: 'لا أثر له ما دام لا أحد غيرك في فريقك يستطيع الإرسال.',
  invalid: 'أدخل عددًا صحيحًا من 1 إلى 10,000,000.',
});

export const approval = translate<(typeof english)['approval'], 'ar'>({
  waits: 'يطلب {person} الموافقة على هذه الرسالة الجماعية ({when}). راجعها ووافق عليها إذا كان يجوز إرسالها.',
  waitsMine:
    'طلبتَ الموافقة على هذه الرسالة الجماعية ({when}). يجب أن يمنحها شخص آخر من فريقك. أي تغيير في الرسالة يسحب الطلب.',
  owner: 'المالك',
  approveNow: 'الموافقة والإرسال',
  approveLater: 'الموافقة والجدولة',
  approving: 'جارٍ الموافقة…',
  approved: 'تمت الموافقة',
  needed: 'ستصل إلى أكثر من {count} شخص. يجب أن يوافق عليها شخص آخر من فريقك أولًا.',
  ask: 'طلب الموافقة',
  asked: 'طُلبت الموافقة',
});

export const approvalMail = translate<(typeof english)['approvalMail'], 'ar'>({
  hello: 'مرحبًا،',
  subject: '{broadcast} في {shop} بانتظار موافقتك',
  mail: 'طلب {person} إرسال الرسالة الجماعية {broadcast} الخاصة بمتجر {shop}. تُرسل بعد أن يوافق عليها شخص آخر. راجعها هنا:',
});
