import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-guide.ts';

export const guide = translate<(typeof english)['guide'], 'ar'>({
  begin: 'بدء',
  next: 'تم، التالي',
  finish: 'إنهاء',
  back: 'رجوع',
  before: 'قبل أن تبدأ',
  step: 'الخطوة {step} من {steps}',
  progress: 'تقدّم الدليل',
});

export const guideSteps = translate<(typeof english)['guideSteps'], 'ar'>({
  introduction: {
    title: 'اشتراكات من صفحة إتمام الشراء',
    text: 'قسم في صفحة الشكر يسأل المشترين هل يريدون أخبار طلبهم على WhatsApp. تضعه هناك بتسع خطوات قصيرة، خلال نحو خمس دقائق. ولا يظهر شيء حتى تنتهي.',
  },
  settings: {
    title: 'افتح إعدادات إتمام الشراء',
    text: 'في لوحة إدارة متجرك، انتقل إلى «Settings» ثم «Checkout». وأبقِ هذه الصفحة مفتوحة بجانبها.',
  },
  customize: {
    title: 'خصّص إتمام الشراء',
    text: 'اختر «Customize» في الإعداد المنشور، فيُفتح محرر صفحات إتمام الشراء.',
  },
  thankYou: { title: 'انتقل إلى صفحة الشكر', text: 'في أعلى المحرر قائمة بالصفحات. اختر «Thank you».' },
  add: { title: 'أضف القسم', text: 'اختر «Add app block» في الجهة اليسرى، ثم قسم الاشتراك من Bellbird.' },
  place: {
    title: 'ضعه حيث ينظر المشترون',
    text: 'اسحب القسم إلى ما تحت تفاصيل الطلب. يراه عدد أكبر من المشترين إذا لم يضطروا إلى التمرير.',
  },
  orderStatus: {
    title: 'افعل مثل ذلك في صفحة حالة الطلب',
    text: 'اختر «Order status» في قائمة الصفحات وأضف القسم هناك أيضًا، لأن المشترين يعودون إلى تلك الصفحة.',
  },
  save: {
    title: 'احفظ',
    text: 'اضغط «Save» في المحرر. أصبح القسم في مكانه، لكنه لا يعرض شيئًا بعد، لأن هذه الأداة معطّلة.',
  },
  look: {
    title: 'تحقق من الصفحة',
    text: 'قدّم طلبًا تجريبيًا في متجرك، أو افتح صفحة حالة آخر طلب. القسم موجود هناك، لكنه لا يعرض شيئًا حتى تُفعَّل الأداة.',
  },
  ready: {
    title: 'كل شيء جاهز',
    text: 'أنهِ الدليل هنا، ثم فعّل الأداة من القائمة. وبعدها يسأل القسم المشترين.',
  },
});
