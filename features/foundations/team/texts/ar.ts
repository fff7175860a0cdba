import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'ar'>({
  roles: {
    owner: { name: 'المالك', does: 'كل شيء، بما في ذلك الباقة والفريق.' },
    admin: { name: 'مدير', does: 'كل شيء ما عدا الباقة والفريق.' },
    marketer: { name: 'مسوّق', does: 'يكتب ويرسل. لا يمكنه تصدير الأشخاص أو تغيير الإعدادات.' },
    support: { name: 'دعم', does: 'يرد على الأشخاص. لا يمكنه إرسال الحملات أو الرسائل الجماعية.' },
    viewer: { name: 'قارئ', does: 'يرى كل شيء ولا يغيّر شيئًا.' },
  },
  mails: {
    hello: 'مرحبًا،',
    invitationSubject: 'انضم إلى فريق {shop} على Bellbird',
    invitation: 'أنت مدعو إلى فريق {shop} على Bellbird بدور {role}. افتح هذا الرابط للانضمام:',
    invitationEnds: 'يعمل الرابط مدة {days} أيام ولهذا العنوان فقط. إذا لم تكن تتوقعه فتجاهل هذه الرسالة.',
    loginSubject: 'رابط دخولك إلى Bellbird',
    login: 'افتح هذا الرابط لتسجيل الدخول إلى Bellbird:',
    loginEnds:
      'يعمل الرابط مرة واحدة خلال {minutes} دقيقة. إذا لم تطلبه فتجاهل هذه الرسالة. لا يستطيع أحد الدخول بدونه.',
    deviceSubject: 'جهاز جديد في {shop}',
    device: 'سجّل شخص الدخول إلى {shop} على Bellbird بحسابك، من جهاز لم يُستخدم من قبل: {device}.',
    deviceUnknown: 'إذا لم يكن أنت، فأنهِ هذا الدخول هنا: {link}',
  },
});
