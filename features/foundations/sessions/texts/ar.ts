import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'ar'>({
  loginForm: {
    store: 'عنوان المتجر',
    storeHint: 'يكفي الجزء الذي يسبق myshopify.com.',
    storeExample: 'your-store.myshopify.com',
    logIn: 'تسجيل الدخول عبر Shopify',
    opening: 'جارٍ فتح Shopify…',
    noSubdomain: 'يجب أن يكون عنوان المتجر بالصيغة your-store.myshopify.com',
    failed: '{reason} الرقم المرجعي: {reference}',
  },
  logins: {
    title: 'الأماكن التي سجّلت الدخول منها',
    text: 'كل من سجّل الدخول إلى متجرك على أي جهاز. أنهِ أي تسجيل دخول لا تعرفه.',
    devices: 'الأجهزة',
    device: 'الجهاز',
    lastUsed: 'آخر استخدام',
    ipAddress: 'عنوان IP',
    actions: 'الإجراءات',
    deviceName: '{browser} على {system}',
    unknownDevice: 'جهاز غير معروف',
    thisBrowser: 'هذا المتصفح',
    loggedIn: 'تسجيل الدخول: {when}',
    notUsed: 'لم يُستخدم منذ آخر تحديث',
    unknownAddress: 'غير معروف',
    end: 'إنهاء',
    endOf: 'إنهاء تسجيل الدخول {device}',
    ended: 'تم إنهاء تسجيل الدخول',
    failed: 'لم يتم إنهاء تسجيل الدخول',
    loading: 'تسجيلات الدخول',
  },
  logOutEverywhere: {
    text: 'ينهي كل تسجيلات الدخول، بما فيها هذا. استخدمه إذا فُقد جهاز أو غادر أحد فريقك.',
    logOut: 'تسجيل الخروج من كل الأجهزة',
    failed: 'لم يُسجَّل خروج أحد',
  },
});
