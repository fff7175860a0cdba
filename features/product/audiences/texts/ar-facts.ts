import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-facts.ts';

export const broadcastFacts = translate<(typeof english)['broadcastFacts'], 'ar'>({
  sent: { did: 'أُرسلت إليه.', didNot: 'لم تُرسَل إليه.' },
  read: { did: 'قرأها.', didNot: 'لم يقرأها.' },
  clicked: { did: 'نقر فيها.', didNot: 'لم ينقر فيها.' },
  replied: { did: 'رد عليها.', didNot: 'لم يرد عليها.' },
  failed: { did: 'لم تصل إليه.', didNot: 'لم تفشل.' },
});

export const facts = translate<(typeof english)['facts'], 'ar'>({
  notFilledIn: 'هذه القاعدة غير مكتملة، فلا تنطبق على أحد.',
  more: {
    zero: 'ولا معلومات أخرى.',
    one: 'ومعلومة أخرى.',
    two: 'ومعلومتان أخريان.',
    few: 'و{count} معلومات أخرى.',
    many: 'و{count} معلومة أخرى.',
    other: 'و{count} معلومة أخرى.',
  },
  orders: {
    zero: 'لم يطلب قط.',
    one: 'طلب مرة واحدة.',
    two: 'طلب مرتين.',
    few: 'طلب {count} مرات.',
    many: 'طلب {count} مرة.',
    other: 'طلب {count} مرة.',
  },
  spent: 'أنفق {amount} إجمالًا.',
  lastOrder: 'بلغت قيمة آخر طلب له {amount}.',
  lastOrderOtherCurrency: 'دُفع آخر طلب له بعملة أخرى.',
  neverOrdered: 'لم يطلب قط.',
});

export const lastTimes = translate<(typeof english)['lastTimes'], 'ar'>({
  last_order_at: { did: 'كان آخر طلب له في {day}.', never: 'لم يطلب قط.' },
  subscribed_at: { did: 'كان آخر اشتراك له في {day}.', never: 'لم يشترك قط.' },
  last_read_at: { did: 'قرأ آخر رسالة في {day}.', never: 'لم يقرأ رسالة قط.' },
  last_clicked_at: { did: 'كان آخر نقر له في {day}.', never: 'لم ينقر قط.' },
  last_replied_at: { did: 'كان آخر رد له في {day}.', never: 'لم يرد قط.' },
  last_failed_at: { did: 'كان آخر فشل لرسالة إليه في {day}.', never: 'لم تفشل أي رسالة إليه.' },
});

export const memberFacts = translate<(typeof english)['memberFacts'], 'ar'>({
  product: { did: 'اشتراه.', didNot: 'لم يشترِه.' },
  productTag: { did: 'اشترى منتجًا بهذا الوسم.', didNot: 'لم يشترِ أي منتج بهذا الوسم.' },
  collection: { did: 'اشترى منتجًا منها.', didNot: 'لم يشترِ أي منتج منها.' },
  import: { did: 'هو في هذه القائمة المستوردة.', didNot: 'ليس في هذه القائمة المستوردة.' },
  attribute: { did: 'قيمته مطابقة.', didNot: 'ليست لديه قيمة مطابقة.' },
});

export const recentFacts = translate<(typeof english)['recentFacts'], 'ar'>({
  spend: { atLeast: 'أنفق {amount} أو أكثر خلال هذه المدة.', less: 'أنفق أقل من {amount} خلال هذه المدة.' },
  messages: {
    some: 'تلقى رسالة خلال هذه المدة.',
    none: 'لم يتلقَّ أي رسالة خلال هذه المدة.',
    atLeast: {
      zero: 'تلقى {count} رسالة أو أكثر خلال هذه المدة.',
      one: 'تلقى رسالة واحدة أو أكثر خلال هذه المدة.',
      two: 'تلقى رسالتين أو أكثر خلال هذه المدة.',
      few: 'تلقى {count} رسائل أو أكثر خلال هذه المدة.',
      many: 'تلقى {count} رسالة أو أكثر خلال هذه المدة.',
      other: 'تلقى {count} رسالة أو أكثر خلال هذه المدة.',
    },
    fewer: {
      zero: 'تلقى أقل من {count} رسالة خلال هذه المدة.',
      one: 'تلقى أقل من رسالة واحدة خلال هذه المدة.',
      two: 'تلقى أقل من رسالتين خلال هذه المدة.',
      few: 'تلقى أقل من {count} رسائل خلال هذه المدة.',
      many: 'تلقى أقل من {count} رسالة خلال هذه المدة.',
      other: 'تلقى أقل من {count} رسالة خلال هذه المدة.',
    },
  },
  orders: {
    some: 'طلب مرة خلال هذه المدة.',
    none: 'لم يطلب خلال هذه المدة.',
    atLeast: {
      zero: 'طلب {count} مرة أو أكثر خلال هذه المدة.',
      one: 'طلب مرة واحدة أو أكثر خلال هذه المدة.',
      two: 'طلب مرتين أو أكثر خلال هذه المدة.',
      few: 'طلب {count} مرات أو أكثر خلال هذه المدة.',
      many: 'طلب {count} مرة أو أكثر خلال هذه المدة.',
      other: 'طلب {count} مرة أو أكثر خلال هذه المدة.',
    },
    fewer: {
      zero: 'طلب أقل من {count} مرة خلال هذه المدة.',
      one: 'طلب أقل من مرة واحدة خلال هذه المدة.',
      two: 'طلب أقل من مرتين خلال هذه المدة.',
      few: 'طلب أقل من {count} مرات خلال هذه المدة.',
      many: 'طلب أقل من {count} مرة خلال هذه المدة.',
      other: 'طلب أقل من {count} مرة خلال هذه المدة.',
    },
  },
});
