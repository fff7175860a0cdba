import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-rules.ts';

export const behaviourWhen = translate<(typeof english)['behaviourWhen'], 'ar'>({
  scroll: 'تظهر بعد أن يروا {percent}% من الصفحة.',
  scrollUnset: 'تظهر بعد أن يروا جزءًا من الصفحة.',
  time: {
    zero: 'تظهر بعد {count} ثانية.',
    one: 'تظهر بعد ثانية واحدة.',
    two: 'تظهر بعد ثانيتين.',
    few: 'تظهر بعد {count} ثوانٍ.',
    many: 'تظهر بعد {count} ثانية.',
    other: 'تظهر بعد {count} ثانية.',
  },
  timeUnset: 'تظهر بعد بضع ثوانٍ.',
  welcome: 'تظهر بمجرد وصولهم.',
  exit: 'تظهر عندما يوشكون على المغادرة.',
  exitWithPhones: 'تظهر على أجهزة الكمبيوتر عندما يوشكون على المغادرة. أما الهواتف فلا يُعرف فيها ذلك.',
  allTime: 'موجودة طوال الوقت.',
  show: 'موجودة طوال الوقت، مع الترحيب.',
  hide: 'موجودة طوال الوقت، وتُفتح بالنقر.',
  fade: {
    zero: 'موجودة طوال الوقت، مع الترحيب لمدة {count} ثانية.',
    one: 'موجودة طوال الوقت، مع الترحيب لمدة ثانية واحدة.',
    two: 'موجودة طوال الوقت، مع الترحيب لمدة ثانيتين.',
    few: 'موجودة طوال الوقت، مع الترحيب لمدة {count} ثوانٍ.',
    many: 'موجودة طوال الوقت، مع الترحيب لمدة {count} ثانية.',
    other: 'موجودة طوال الوقت، مع الترحيب لمدة {count} ثانية.',
  },
  fadeUnset: 'موجودة طوال الوقت، مع الترحيب لبضع ثوانٍ.',
});

export const behaviourWho = translate<(typeof english)['behaviourWho'], 'ar'>({
  nowhere: 'لا تظهر في أي مكان: لم تُختر أجهزة الكمبيوتر ولا الهواتف.',
  everyone: {
    both: 'تظهر للجميع على أجهزة الكمبيوتر والهواتف.',
    desktop: 'تظهر للجميع على أجهزة الكمبيوتر.',
    phone: 'تظهر للجميع على الهواتف.',
  },
  unOpted: {
    both: 'تظهر للعملاء الذين لم يشتركوا بعد، على أجهزة الكمبيوتر والهواتف.',
    desktop: 'تظهر للعملاء الذين لم يشتركوا بعد، على أجهزة الكمبيوتر.',
    phone: 'تظهر للعملاء الذين لم يشتركوا بعد، على الهواتف.',
  },
});

export const descriptions = translate<(typeof english)['descriptions'], 'ar'>({
  pill: 'زر صغير ثابت عند حافة متجرك، يفتح بطاقة يشترك منها العملاء.',
  wheel: 'عجلة جوائز. يشترك العملاء ويحصلون على الرمز الذي ربحوه.',
  popup: 'بطاقة فيها صورتك، تُفتح مرة واحدة في اللحظة التي تختارها.',
  chatWidget: 'زر في زاوية متجرك يفتح دردشة معك.',
  orderNews: 'زر في صفحة الشكر، يطلب به المشترون أخبار طلبهم على Messenger.',
  checkoutBlock: 'قسم اشتراك في صفحتي الشكر وحالة الطلب.',
});

export const experimentResult = translate<(typeof english)['experimentResult'], 'ar'>({
  unseen: 'لم يُرَ التصميمان كلاهما بعد، فلا شيء يُقارَن.',
  shares: 'اشترك {a}% مع التصميم A، و{b}% مع التصميم B.',
  sharesHeldOut: 'اشترك {a}% مع التصميم A، و{b}% مع التصميم B، و{heldOut}% ممن لم يروا أيًّا منهما.',
  noWinner: 'قد يكون ذلك مصادفة، فلا فائز بعد.',
  winner: 'التصميم {design} أفضل، بمقدار {low} إلى {high} نقطة، بثقة 95%.',
});

export const pageRuleWords = translate<(typeof english)['pageRuleWords'], 'ar'>({
  contains: 'يحتوي على «{text}»',
  startsWith: 'يبدأ بـ «{text}»',
  is: 'هو «{text}»',
});

export const shownPages = translate<(typeof english)['shownPages'], 'ar'>({
  only: 'فقط في الصفحات التي عنوانها {rules}.',
  never: 'ليس في الصفحات التي عنوانها {rules}.',
});

export const toggle = translate<(typeof english)['toggle'], 'ar'>({
  otherChannel: 'عذرًا! عليك أولًا تعطيل «{tool}» على {channel} قبل تفعيل هذه الأداة.',
  noGifKey:
    'البحث عن صور GIF غير مُعدّ على هذا الخادم. يمكن لمن يدير Bellbird إضافة مفتاح Giphy. وحتى ذلك الحين، ألصق عنوان صورة GIF.',
});
