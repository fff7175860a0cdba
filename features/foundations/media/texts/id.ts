import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'id'>({
  field: {
    choose: 'Pilih file',
    chooseHint: 'Anda juga bisa menyeret atau menempelkannya ke sini. {limits}',
    replace: 'Ganti',
    replaceHint: 'Anda juga bisa menyeret atau menempelkan file lain ke sini. {limits}',
    remove: 'Hapus',
    removeLabel: 'Hapus {label}',
  },
  limits: {
    image: 'Gambar: JPEG atau PNG hingga 5 MB.',
    video: 'Video: MP4 hingga 16 MB.',
    document: 'Dokumen: PDF hingga 100 MB.',
    storeImage: 'Gambar: JPEG, PNG, WebP, atau GIF hingga 5 MB.',
  },
  upload: {
    done: 'File berhasil diunggah',
    kinds: {
      file: { uploading: 'Media sedang diunggah', failed: 'File tidak dapat diunggah.' },
      image: { uploading: 'Media sedang diunggah', failed: 'Gambar tidak dapat diunggah.' },
      storeImage: { uploading: 'Gambar sedang diunggah', failed: 'Gambar tidak dapat diunggah.' },
    },
    otherExtension: 'Template ini hanya menerima ekstensi {extensions}',
    empty: 'File ini kosong. Pilih file lain.',
    progress: 'Mengunggah {name}',
    share: '{percent}%',
    checking: 'Memeriksa…',
    cancel: 'Batal',
    cancelLabel: 'Batalkan unggahan {name}',
    cancelled: 'Unggahan dibatalkan.',
    replaced: 'Unggahan dibatalkan karena Anda memilih yang lain.',
  },
  removal: {
    removing: 'Menghapus…',
    removed: 'File dihapus.',
    kept: 'Dihapus di sini. Bellbird tetap menyimpan filenya, karena masih dipakai oleh sesuatu yang Anda simpan atau oleh pesan yang menunggu.',
    failed: 'File tidak dapat dihapus.',
  },
  preview: {
    noImage: 'Tidak ada gambar di alamat ini.',
    offline: 'Anda sedang offline, jadi gambar tidak dapat dimuat.',
  },
});
