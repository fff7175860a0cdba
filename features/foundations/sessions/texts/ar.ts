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
  logOutEverywhere: {
    title: 'تسجيل الدخول',
    text: 'يسجّل الخروج من كل متصفح دخل منه أحد إلى متجرك، بما فيه هذا المتصفح. استخدمه إذا فُقد جهاز أو غادر أحد فريقك.',
    logOut: 'تسجيل الخروج من كل الأجهزة',
    failed: 'لم يُسجَّل خروج أحد',
  },
});
