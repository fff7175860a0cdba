import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'ar'>({
  field: {
    choose: 'اختيار ملف',
    chooseHint: 'يمكنك أيضًا إفلاته أو لصقه هنا. {limits}',
    replace: 'استبدال',
    replaceHint: 'يمكنك أيضًا إفلات ملف آخر أو لصقه هنا. {limits}',
    remove: 'إزالة',
    removeLabel: 'إزالة {label}',
  },
  limits: {
    image: 'الصور: JPEG أو PNG حتى 5 ميغابايت.',
    video: 'الفيديو: MP4 حتى 16 ميغابايت.',
    document: 'المستندات: PDF حتى 100 ميغابايت.',
    storeImage: 'الصور: JPEG أو PNG أو WebP أو GIF حتى 5 ميغابايت.',
  },
  upload: {
    done: 'تم رفع الملف بنجاح',
    kinds: {
      file: { uploading: 'جارٍ رفع الوسائط', failed: 'تعذّر رفع الملف.' },
      image: { uploading: 'جارٍ رفع الوسائط', failed: 'تعذّر رفع الصورة.' },
      storeImage: { uploading: 'جارٍ رفع الصورة', failed: 'تعذّر رفع الصورة.' },
    },
    otherExtension: 'لا يقبل هذا القالب سوى الامتدادات {extensions}',
    empty: 'هذا الملف فارغ. اختر ملفًا آخر.',
    progress: 'جارٍ رفع {name}',
    share: '{percent}%',
    checking: 'جارٍ الفحص…',
    cancel: 'إلغاء',
    cancelLabel: 'إلغاء رفع {name}',
    cancelled: 'تم إلغاء الرفع.',
    replaced: 'تم إلغاء الرفع، لأنك اخترت شيئًا آخر.',
  },
  removal: {
    removing: 'جارٍ الإزالة…',
    removed: 'تمت إزالة الملف.',
    kept: 'تمت إزالته من هنا. يحتفظ Bellbird بالملف، لأن شيئًا حفظته أو رسالة قيد الانتظار ما زالت تستخدمه.',
    failed: 'تعذّرت إزالة الملف.',
  },
  preview: {
    noImage: 'لا توجد صورة على هذا العنوان.',
    offline: 'أنت غير متصل بالإنترنت، لذا لا يمكن تحميل الصورة.',
  },
});
