import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'ar'>({
  frame: {
    product: 'Bellbird',
    progress: 'الخطوة {step} من {all}',
    back: 'رجوع',
    continue: 'متابعة',
    finish: 'هيا بنا!',
    settingUp: 'نجهّز لك كل شيء!',
    ready: 'التطبيق جاهز!',
    failed: 'تعذّر إعداد متجرك حتى الآن. تحقق من اتصالك وحاول مجددًا.',
    tryAgain: 'إعادة المحاولة',
  },
  welcome: {
    title: 'مرحبًا بك في Bellbird',
    text: 'يشترك العملاء في متجرك وتصلهم رسائلك على WhatsApp وMessenger. والإعداد ثلاث خطوات قصيرة.',
    start: 'لنبدأ',
  },
  moments: { label: 'ماذا يفعل Bellbird', pause: 'إيقاف الصور مؤقتًا', play: 'تشغيل الصور' },
  scenes: {
    signUp: { text: 'يشترك العميل في متجرك، وتحتفظ أنت بالإثبات.', show: 'عرض الاشتراك، {number} من {all}' },
    reminder: { text: 'يترك العميل سلة، فترسل إليه تذكيرًا.', show: 'عرض التذكير، {number} من {all}' },
    stop: { text: 'اكتفى العميل. كلمة واحدة توقف كل الرسائل فورًا.', show: 'عرض الإيقاف، {number} من {all}' },
  },
  sketch: { label: 'متجرك مع زر الاشتراك الثابت' },
  embed: {
    title: 'بقيت خطوة واحدة',
    text: 'فعّل إعدادًا واحدًا في الثيم، ليعرض متجرك أدوات الاشتراك من Bellbird.',
    moves: {
      open: 'يُفتح محرر الثيم في علامة تبويب جديدة ويعرض Bellbird ضمن تضمينات التطبيق.',
      switchOn: 'فعّل Bellbird، ثم اضغط «حفظ» هناك.',
      comeBack: 'عد إلى هنا وتابع.',
    },
    link: 'تفعيل الإضافة',
    what: 'رابط الثيم',
    note: 'يمكنك فعل ذلك لاحقًا أيضًا. ولن يظهر Bellbird في متجرك حتى تفعّله.',
    withoutEmbeds: 'ليست في الثيم تضمينات للتطبيق؟ ضع هذا السطر قبل {tag} في تخطيط الثيم:',
    line: 'السطر الخاص بالثيم',
  },
  campaigns: {
    title: 'الحملات التلقائية تعيد العملاء',
    text: 'ترسل رسائل تلقائيًا إلى العملاء الذين اشتركوا. ويتلقاها كل عميل بلغته إذا كان Bellbird يدعمها.',
    what: 'الحملات',
    noNumber: 'يمكنك تفعيلها بعد ربط رقمك على WhatsApp. وتبيّن لك لوحة التحكم كيف.',
  },
  tools: {
    title: 'أدوات الاشتراك تجلب المشتركين',
    text: 'تظهر في متجرك وتدعو العملاء إلى الاشتراك. ولا تصل الرسائل إلا إلى من يشترك.',
    what: 'أدوات الاشتراك',
    noNumber:
      'لم يُربط رقم WhatsApp بعد. يمكن للعملاء الاشتراك، لكن لن تصلهم رسائل حتى تربط رقمًا. وتبيّن لك لوحة التحكم كيف.',
  },
  cards: {
    cart: { title: 'سلة متروكة', text: 'تذكّر العملاء بالسلة التي تركوها.' },
    product: { title: 'تصفّح بلا شراء', text: 'تذكّر العملاء بالمنتجات التي شاهدوها.' },
    welcome: { title: 'ترحيب', text: 'ترحّب بمن يشترك من العملاء. وتُرسِل ما دامت أداة اشتراكها مفعّلة.' },
    shipping: { title: 'إشعار الشحن', text: 'تخبر المشترين أين وصلت شحنتهم.' },
    pill: { title: 'زر ثابت', text: 'زر صغير على حافة متجرك. يشترك العملاء برقمهم على WhatsApp.' },
    wheel: { title: 'عجلة الحظ', text: 'يشترك العملاء ليديروا العجلة.' },
    popup: { title: 'نافذة منبثقة', text: 'صورة وعرض، في اللحظة المناسبة.' },
    whatsAppChat: { title: 'زر دردشة WhatsApp', text: 'زر يفتح دردشة WhatsApp.' },
    messengerChat: { title: 'زر دردشة Facebook', text: 'زر يفتح دردشة Messenger.' },
  },
});
