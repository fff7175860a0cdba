import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'id'>({
  bar: {
    label: 'Tampilan tersimpan',
    save: 'Simpan tampilan',
    rename: 'Ubah nama',
    renameNamed: 'Ubah nama {name}',
    delete: 'Hapus',
    deleteNamed: 'Hapus {name}',
  },
  dialog: {
    save: 'Simpan tampilan',
    saveConfirm: 'Simpan tampilan',
    saveNote: 'Filter dan urutan disimpan, tetapi pencarian orang tidak.',
    rename: 'Ubah nama tampilan',
    renameConfirm: 'Ubah nama',
    name: 'Nama',
    nameMissing: 'Masukkan nama.',
    cancel: 'Batal',
  },
  toasts: { saved: 'Tampilan disimpan', renamed: 'Nama tampilan diubah', deleted: 'Tampilan dihapus' },
});
