import type { ToolWords } from './tool-words.ts';

export const AR: ToolWords = {
  consent: {
    WA: (shop) =>
      `أوافق على تلقي العروض والتذكيرات من ${shop} عبر واتساب. يمكنني التوقف في أي وقت بالرد بكلمة STOP.`,
    FB: (shop) =>
      `أوافق على تلقي العروض والتذكيرات من ${shop} عبر ماسنجر. يمكنني التوقف في أي وقت بالرد بكلمة STOP.`,
  },
  submit: 'أبقوني على اطلاع',
  messengerButtons: [
    'إرسال إلى ماسنجر',
    'أرسلوا لي هذا',
    'احصل على هذا في ماسنجر',
    'استلم هذا في ماسنجر',
    'احصل على الخصم في ماسنجر',
    'احصل على الجديد في ماسنجر',
    'اشترك في ماسنجر',
    'اغتنم هذا في ماسنجر',
  ],
  offersTitle: { WA: 'عروضنا على واتساب', FB: 'عروضنا على ماسنجر' },
  offersSubtitle: {
    WA: 'اترك رقمك. إن نسيت سلة، أعدناها إليك.',
    FB: 'راسلنا. إن نسيت سلة، أعدناها إليك.',
  },
  discountTitle: 'احصل على خصم 15%!',
  discountSubtitle: 'سجّل، ورمز طلبك القادم لك.',
  updatesTitle: 'تابع طلبك',
  updatesSubtitle: 'عند تجهيزه وفي الطريق وعند بابك: تعرف أولًا.',
  smallPrint: 'توقف متى شئت.',
  doneTitle: 'شكرًا لك',
  doneSubtitle: 'أنت على القائمة.',
  doneText: {
    WA: 'تصلك العروض والتذكيرات عبر واتساب. أرسل STOP متى اكتفيت.',
    FB: 'تصلك العروض والتذكيرات عبر ماسنجر. أرسل STOP متى اكتفيت.',
  },
  codeSubtitle: 'إليك رمزك:',
  wheelPill: 'أدر واربح',
  wheelTitle: 'أدر العجلة',
  wheelSubtitle: 'كل دورة تربح شيئًا لطلبك القادم.',
  percentOff: (percent) => `خصم ${percent}%`,
  won: 'تهانينا!',
  chatGreeting: 'مرحبًا! كيف نساعدك؟',
  chatHeading: (shop) => `تحدث مع ${shop}`,
  chatSubheading: 'نرد عادة خلال يوم.',
  chatButton: 'تحدث معنا',
  chatFirstWords: 'مرحبًا، لدي سؤال.',
  loggedIn: 'مرحبًا! كيف يمكننا مساعدتك؟',
  loggedOut: 'مرحبًا! سجّل الدخول إلى ماسنجر لتتحدث معنا.',
  checkoutTitle: 'طلبك على واتساب',
  checkoutSubtitle: 'الإيصال وطريق طردك، حيث تقرأ أولًا.',
};
