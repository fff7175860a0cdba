import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'id'>({
  page: {
    title: 'Salin ke toko lain',
    note: 'Pakai hal yang berhasil di toko ini di toko Anda yang lain juga. Setiap salinan tiba sebagai draf atau nonaktif.',
    what: 'Yang dapat disalin',
    back: 'Semua toko',
  },
  none: {
    title: 'Anda hanya punya satu toko di sini',
    text: 'Minta pemilik toko Anda yang lain untuk mengundang Anda ke timnya. Setelah itu Anda dapat menyalin ke sana.',
    ownerTitle: 'Masuk lewat email untuk menyalin',
    ownerText:
      'Anda masuk lewat admin toko. Penyalinan memerlukan orang yang bekerja di kedua toko: undang diri Anda ke kedua tim, lalu masuk lewat email.',
  },
  things: {
    title: '1. Apa yang ingin Anda salin?',
    search: 'Cari',
    searchExample: 'Nama',
    chosen: { other: '{count} dipilih' },
    empty: 'Belum ada',
    noMatch: 'Tidak ada yang cocok dengan pencarian',
  },
  states: {
    on: 'Aktif',
    off: 'Nonaktif',
    approved: 'Disetujui',
    inReview: 'Sedang ditinjau',
    notApproved: 'Tidak disetujui',
  },
  where: {
    title: '2. Toko mana yang menerimanya?',
    role: 'Peran Anda: {role}',
  },
  stores: {
    role: 'Dengan peran Anda di {target}, Anda tidak dapat menyalin ke sana. Minta peran lain kepada pemilik toko itu.',
    secondStep: '{target} mewajibkan langkah kedua saat masuk. Buka toko itu dan siapkan dulu.',
    unknown: 'Anda bukan bagian dari toko {address}, atau tidak lagi.',
  },
  check: {
    title: '3. Periksa sebelum menyalin',
    show: 'Periksa apa yang akan disalin',
    again: 'Pilihan Anda berubah. Periksa lagi.',
    ready: '{thing} dapat disalin',
    arrives: '{thing} tiba sebagai “{name}”',
    complete: 'Semuanya ikut disalin.',
    refused: '{thing} tidak dapat disalin',
    replace: 'Ganti pengaturan dan teks “{name}” di {store}',
    replaceWhy: 'Kampanye tetap nonaktif. Teks sebelumnya tersimpan di daftar versi lama.',
    copy: { other: 'Buat {count} salinan' },
    nothing: 'Belum ada yang siap disalin.',
  },
  result: {
    title: 'Hasil',
    copied: '{thing} disalin',
    copiedAs: '{thing} disalin sebagai “{name}”',
    refused: '{thing} tidak disalin',
    open: 'Buka {store}',
    more: 'Salin lagi',
    failed: 'Penyalinan gagal, dan tidak ada yang berubah. Coba lagi.',
    summary: { other: '{count} salinan dibuat.' },
  },
  notes: {
    renamed: '{target} sudah punya sesuatu dengan nama ini, jadi salinannya bernama “{name}”.',
    consentWording:
      'Teks persetujuan menyebut {source}, jadi salinan memakai teks biasa dari {target}. Baca dulu sebelum mengaktifkan alat ini.',
    discountCode: 'Kode diskon “{code}” milik {source} dan tidak ikut disalin. Isi kode dari {target}.',
    recommendedProducts:
      'Produk yang Anda pilih milik {source} dan tidak ikut disalin. {target} memilih produk secara otomatis.',
    ownTemplate:
      '{target} tidak punya template “{name}” dengan teks yang sama. Pesan dimulai dengan teks biasa. Agar teks Anda tetap dipakai, salin dulu templatenya.',
    textsLocked: 'Paket {target} tidak mencakup teks dan waktu sendiri, jadi toko itu memakai miliknya.',
    followUp: 'Pesan setelah pendaftaran di Messenger tetap di {source}. Salinan mengirim pesan yang biasa.',
    supportNumber: 'Nomor bantuan {source} tidak ikut disalin. Isi nomor {target}.',
    phoneButton: 'Tombol “{title}” menelepon nomor {source} dan tidak ikut disalin.',
    link: 'Tautan {link} menuju {source} dan tidak ikut disalin.',
    fileGone: 'File “{file}” tidak ada lagi dan tidak ikut disalin.',
    fileNoSpace: '{target} tidak punya ruang untuk file “{file}”, jadi tidak ikut disalin.',
    sameNamed: '“{name}” berarti yang bernama itu di {target}.',
    approval: 'WhatsApp harus menyetujui template lagi untuk {target}. Template diajukan bersama salinannya.',
    checkoutGuide: 'Pasang blok di checkout {target} sebelum mengaktifkan alat ini.',
    pageRules: 'Alat ini tampil di halaman produk pilihan. Periksa apakah {target} punya halaman itu.',
    language: 'Bahasa teks: {language}. Itu bukan bahasa {target}.',
    amount: 'Ada teks dengan jumlah uang. {source} berjualan dalam {from}, dan {target} dalam {to}.',
    storeNamed: 'Ada teks yang menyebut {source}. Ubah sebelum memakai salinannya.',
  },
  refusals: {
    gone: 'Sudah tidak ada.',
    planLocked: 'Paket {target} tidak mencakup ini.',
    notChosen: 'Anda tidak memilih untuk mengganti “{name}” di {target}.',
    campaignOn: '“{name}” aktif di {target}. Nonaktifkan dulu di sana.',
    currency:
      'Isinya memuat jumlah dalam {from}, dan {target} berjualan dalam {to}. Jumlah yang sama akan memilih orang lain.',
    unfinished: 'Ada aturan segmen yang belum diisi, atau menyebut sesuatu yang sudah dihapus.',
    unknownRule: 'Ada aturan segmen yang tidak dikenal lagi.',
    noProduct:
      'Isinya menyebut produk “{name}”. {target} tidak punya produk dengan nama ini, atau punya beberapa.',
    noCollection:
      'Isinya menyebut koleksi “{name}”. {target} tidak punya koleksi dengan nama ini, atau punya beberapa.',
    noSegment:
      'Isinya memakai segmen “{name}”. {target} tidak punya segmen dengan nama ini dan aturan yang sama. Salin dulu segmen itu.',
    ofThisStore: 'Aturan “{rule}” tentang sesuatu yang hanya dimiliki {source}.',
    form: 'Isinya membuka formulir WhatsApp, yang milik akun {source}.',
    fileNeeded: 'Video atau dokumennya tidak dapat disalin ke {target}.',
    faulty: 'Tidak dapat dibuat di {target}: {fault}',
  },
});
