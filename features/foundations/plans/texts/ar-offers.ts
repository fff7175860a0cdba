import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-offers.ts';

export const cardWords = translate<(typeof english)['cardWords'], 'ar'>({
  oldPlan: 'باقتك السابقة',
  oldPrice: 'بالسعر المتفق عليه في متجرك',
  freeTerms: 'حتى {most} محادثة شهريًا؛ بعدها تنتظر الرسائل الشهر التالي.',
  withCap: '{terms} لا تتجاوز تكلفة الاستخدام {most} شهريًا.',
  parts: {
    whatsApp: 'حملات وأدوات WhatsApp',
    messenger: 'حملات وأدوات Messenger',
    broadcasts: 'حملات WhatsApp الجماعية',
    support: 'صندوق وارد لدعم العملاء',
  },
});

export const offerWords = translate<(typeof english)['offerWords'], 'ar'>({
  free: 'للمتاجر الجديدة',
  forever: 'للأبد',
  automated: 'ادفع عندما تجلب رسائلك مبيعات',
  afterRevenue: 'فقط بعد $200 من الإيرادات المُسنَدة في الشهر',
  multichannel: 'WhatsApp وMessenger بسعر ثابت',
  growing: 'كل شيء، وينمو مع مبيعاتك',
  growingPrice: '+ $5 لكل $250 من المبيعات فوق $1,000',
  business: 'رسائل أكثر، من رقم خاص بك',
  support: 'مع صندوق وارد لدعم العملاء',
  pro: 'محادثات أكثر للمتاجر النامية',
  enterprise: 'للمتاجر الكبيرة',
  customPricing: 'أو سعر خاص',
  messageTerms: 'أول 100 رسالة مجانية، ثم $5 لكل 100 إضافية.',
  automatedTerms:
    'مجانًا حتى $200 شهريًا من الإيرادات المُسنَدة، ثم $9.99 شهريًا. أول 100 رسالة مجانية، ثم $5 لكل 100 إضافية.',
  conversationTerms: 'أول 1,000 محادثة مجانية، ثم $5 لكل 100 إضافية.',
  growingTerms:
    'بعد $1,000 من الإيرادات المُسنَدة في الشهر، $5 لكل $250 إضافية؛ وسعر ثابت $199.99 شهريًا ابتداءً من $10,000.',
});

export const priceWords = translate<(typeof english)['priceWords'], 'ar'>({
  revenue: '{amount} من الإيرادات المُسنَدة',
  included: {
    messages: {
      zero: '{count} رسالة',
      one: 'رسالة واحدة ({count})',
      two: 'رسالتان ({count})',
      few: '{count} رسائل',
      many: '{count} رسالة',
      other: '{count} رسالة',
    },
    conversations: {
      zero: '{count} محادثة',
      one: 'محادثة واحدة ({count})',
      two: 'محادثتان ({count})',
      few: '{count} محادثات',
      many: '{count} محادثة',
      other: '{count} محادثة',
    },
  },
  waits: 'تنتظر الرسائل الشهر التالي',
  once: '{fee}، مرة في الشهر',
  each: '{fee} لكل {step} إضافية',
});
