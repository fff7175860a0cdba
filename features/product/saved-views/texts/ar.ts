import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'ar'>({
  bar: {
    label: 'طرق العرض المحفوظة',
    save: 'حفظ طريقة العرض',
    rename: 'إعادة التسمية',
    renameNamed: 'إعادة التسمية: {name}',
    delete: 'حذف',
    deleteNamed: 'حذف {name}',
  },
  dialog: {
    save: 'حفظ طريقة العرض',
    saveConfirm: 'حفظ طريقة العرض',
    saveNote: 'تُحفظ عوامل التصفية والترتيب، ولا يُحفظ البحث عن شخص.',
    rename: 'إعادة تسمية طريقة العرض',
    renameConfirm: 'إعادة التسمية',
    name: 'الاسم',
    nameMissing: 'أدخل اسمًا.',
    cancel: 'إلغاء',
  },
  toasts: {
    saved: 'تم حفظ طريقة العرض',
    renamed: 'تمت إعادة تسمية طريقة العرض',
    deleted: 'تم حذف طريقة العرض',
  },
});
