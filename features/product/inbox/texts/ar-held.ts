import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-held.ts';

export const held = translate<(typeof english)['held'], 'ar'>({
  label: 'عروض تنتظر نهاية هذه المحادثة',
  messages: 'الرسائل: {count}',
  held: 'ينتظر ما دمت تتحدث مع هذا المتسوق. ليس قبل: {when}',
  tooLate: 'ينتظر ما دمت تتحدث مع هذا المتسوق. يفوت الأوان من: {when}',
  postponed: 'أجّله فريقك. ليس قبل: {when}',
  released: 'يجري إرساله',
  waits: 'يُرسل في أقرب وقت. ينتظر: {reason}',
  send: 'الإرسال الآن',
  tomorrow: 'غدًا',
  drop: 'إسقاط',
  sendOf: 'الإرسال الآن: {source}',
  tomorrowOf: 'غدًا: {source} ({when})',
  dropOf: 'إسقاط: {source}',
  question: 'إسقاط «{source}»؟',
  questionText: 'لن يتلقاه هذا المتسوق، ولن ترسله الحملة مرة أخرى.',
  confirm: 'إسقاط الرسالة',
  didSend: '{person}: أُرسلت أثناء المحادثة',
  didPostpone: '{person}: أُجّلت إلى اليوم التالي',
  didDrop: '{person}: أُسقطت أثناء المحادثة',
});
