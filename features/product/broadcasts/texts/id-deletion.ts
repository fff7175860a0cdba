import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-deletion.ts';

export const deletion = translate<(typeof english)['deletion'], 'id'>({
  title: 'Hapus {broadcast}?',
  text: 'Draf beserta pengaturannya dihapus. Draf ini belum pernah dikirim.',
  confirm: 'Hapus draf',
  deleted: 'Draf dihapus',
});

export const manyDeletion = translate<(typeof english)['manyDeletion'], 'id'>({
  action: 'Hapus draf',
  title: { other: 'Hapus {count} draf?' },
  text: 'Draf-draf ini beserta pengaturannya dihapus. Semuanya belum pernah dikirim.',
  deleted: { other: '{count} draf dihapus' },
});
