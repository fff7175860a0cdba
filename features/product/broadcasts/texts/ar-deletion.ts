import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-deletion.ts';

export const deletion = translate<(typeof english)['deletion'], 'ar'>({
  title: 'هل تريد حذف {broadcast}؟',
  text: 'تُحذف المسودة وإعداداتها. ولم تُرسَل قط.',
  confirm: 'حذف المسودة',
  deleted: 'تم حذف المسودة',
});

export const manyDeletion = translate<(typeof english)['manyDeletion'], 'ar'>({
  action: 'حذف المسودات',
  title: {
    zero: 'هل تريد حذف {count} مسودة؟',
    one: 'هل تريد حذف مسودة واحدة؟',
    two: 'هل تريد حذف مسودتين؟',
    few: 'هل تريد حذف {count} مسودات؟',
    many: 'هل تريد حذف {count} مسودة؟',
    other: 'هل تريد حذف {count} مسودة؟',
  },
  text: 'تُحذف المسودات وإعداداتها. ولم تُرسَل قط.',
  deleted: {
    zero: 'تم حذف {count} مسودة',
    one: 'تم حذف مسودة واحدة',
    two: 'تم حذف مسودتين',
    few: 'تم حذف {count} مسودات',
    many: 'تم حذف {count} مسودة',
    other: 'تم حذف {count} مسودة',
  },
});
