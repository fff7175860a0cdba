import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'id'>({
  buttons: {
    cancel: 'Batal',
    close: 'Tutup',
    tryAgain: 'Coba lagi',
    clearAll: 'Hapus semua',
    copy: 'Salin {name}',
    copied: 'Disalin',
  },
  switches: { on: 'Aktif', off: 'Nonaktif' },
  loading: { what: 'Memuat: {what}', long: 'Masih mencoba…', done: 'Berhasil dimuat' },
  failures: {
    title: '{what} tidak dapat dimuat',
    reference: 'Referensi: {reference}',
    withReference: '{message} Referensi: {reference}',
    help: '{what} Jika gagal lagi, tekan “Chat dengan kami” di bagian atas halaman.',
    helpWithReference:
      '{what}. Coba lagi. Jika gagal lagi, tekan “Chat dengan kami” di bagian atas halaman dan kirimkan referensi ini kepada kami: {reference}',
    code: 'Kode {code}',
    codeWithDetail: 'Kode {code}: {detail}',
  },
  stores: { copyNamed: 'Salin {name} ke toko lain' },
  leaving: { unsaved: 'Ada perubahan yang belum disimpan' },
  unsavedChanges: {
    note: 'Browser ini masih menyimpan perubahan dari {when} yang belum disimpan.',
    restore: 'Pulihkan perubahan',
    discard: 'Buang perubahan',
    outdated:
      'Browser ini masih menyimpan perubahan yang belum disimpan dari {when}, dibuat pada versi tersimpan yang lebih lama. Periksa sebelum menyimpan.',
  },
  lists: {
    filters: 'Filter',
    activeFilters: 'Filter aktif',
    removeFilter: 'Hapus filter: {filter}',
    all: 'Semua',
  },
  choice: {
    label: 'Baris yang dipilih',
    all: 'Pilih semua di halaman ini',
    row: 'Pilih {name}',
    chosen: 'Dipilih: {count}',
    clear: 'Hapus pilihan',
    tooMany: 'Pilih paling banyak {most} sekaligus.',
    partly: 'Selesai: {done}. Tidak selesai: {refused}. {reasons}',
  },
  downloads: {
    csv: 'CSV',
    downloadCsv: 'Unduh CSV',
    download: 'Unduh {what} sebagai CSV',
    rows: { other: '{count} baris' },
  },
  charts: {
    byDay: '{label} per hari',
    readByKeys: '{label} per hari. Gunakan tombol panah untuk membaca setiap hari.',
    day: 'Hari',
    before: 'Sebelumnya',
    valueOnDay: '{value} pada {day}',
    beforeOnDay: 'Sebelumnya, {day}: {value}',
  },
  plan: { locked: 'Tidak ada di paket Anda', seePlans: 'Lihat paket' },
  rights: {
    missing: 'Peran Anda ({role}) tidak mengizinkan ini',
    noPage: 'Halaman ini bukan untuk peran Anda',
    noPageText:
      'Peran Anda di toko ini adalah {role}, yang tidak mencakup halaman ini. Minta kepada pemilik toko jika Anda memerlukannya.',
  },
  lostPage: { title: 'Anda tersesat?' },
  toasts: { close: 'Tutup pesan ini', undo: 'Urungkan', undoing: 'Mengurungkan', undone: 'Diurungkan' },
  phone: {
    chat: 'Chat {app} dengan {name}, seperti yang dilihat pembeli',
    business: 'Akun bisnis',
    today: 'Hari ini',
    answer: 'Jawab {title}',
    answers: 'Jawaban yang bisa dipilih',
    buttons: 'Tombol pesan ini',
    cards: 'Kartu pesan ini',
    list: 'Pilihan dalam daftar',
    read: 'Dibaca',
    waiting: 'Menunggu dikirim',
    sent: 'Terkirim',
    delivered: 'Tersampaikan',
    media: 'Gambar atau video pesan ini',
    picture: 'Gambar',
    video: 'Video',
    sound: 'Pesan suara',
    document: 'Dokumen',
    place: 'Lokasi',
    offerEnds: 'Berakhir {when}',
    code: 'Kode {code}',
    order: 'Pesanan {number}',
    total: 'Total',
  },
  terms: {
    holdOut: {
      question: 'Apa itu kelompok pembanding?',
      answer:
        'Sebagian kecil orang yang sengaja tidak dikirimi pesan. Membandingkan belanja mereka dengan yang lain menunjukkan hasil nyata pesan Anda.',
    },
    utm: {
      question: 'Apa itu parameter UTM?',
      answer:
        'Kata di akhir tautan yang memberi tahu alat seperti Google Analytics dari mana pengunjung datang. Kunjungan dari pesan ini muncul di sana dengan nama tersebut.',
    },
    quality: {
      question: 'Apa itu kualitas nomor?',
      answer:
        'Penilaian WhatsApp atas nomor Anda, dari seberapa sering orang memblokir atau melaporkan pesan Anda. Jika rendah, WhatsApp bisa menghentikan nomor Anda.',
    },
    messagingLimit: {
      question: 'Apa itu batas pengiriman pesan?',
      answer:
        'Berapa orang yang boleh dihubungi lebih dulu oleh nomor Anda dalam 24 jam. WhatsApp menaikkannya jika Anda sering mengirim dan kualitas tetap tinggi.',
    },
    optInRate: {
      question: 'Apa itu rasio pendaftaran?',
      answer: 'Dari semua pembeli yang melihat alat ini, bagian yang mendaftar lewat alat ini.',
    },
    category: {
      question: 'Apa itu kategori template?',
      answer:
        'Template pemasaran untuk promo, template utilitas untuk pesanan. WhatsApp memeriksa kategorinya, dan harganya bergantung padanya.',
    },
    credited: {
      question: 'Apa itu pesanan teratribusi?',
      answer:
        'Pesanan yang datang setelah pesan Anda: pembeli memakai kodenya, mengeklik tautannya, atau membacanya. Setiap pesanan dihitung untuk satu pesan.',
    },
    abTest: {
      question: 'Apa itu uji A/B?',
      answer:
        'Dua kelompok menerima teks yang berbeda, lalu Bellbird membandingkan hasilnya. Teks yang lebih baik dikirim ke semua orang lainnya.',
    },
    quietHours: {
      question: 'Apa itu jam tenang?',
      answer:
        'Jam ketika orang tidak menerima promo, menurut waktu di tempat tinggal mereka. Pesan menunggu sampai jam tenang berakhir.',
    },
    cap: {
      question: 'Apa itu batas promo?',
      answer:
        'Jumlah promo terbanyak yang bisa diterima satu orang dari Anda dalam suatu waktu. Batas ini mencegah orang merasa terganggu dan berhenti berlangganan.',
    },
    segment: {
      question: 'Apa itu segmen?',
      answer:
        'Kumpulan aturan tersimpan yang menemukan orang, misalnya semua yang memesan dua kali. Bellbird menerapkan aturannya setiap kali, jadi selalu terbaru.',
    },
    conversation: {
      question: 'Apa itu percakapan?',
      answer:
        'Satu pembeli dalam satu hari, dengan berapa pun pesan. Inilah yang dihitung paket berbasis percakapan.',
    },
    firstGroup: {
      question: 'Apa itu kelompok pertama?',
      answer:
        'Beberapa orang yang menerima broadcast lebih dulu. Jika terlalu banyak pesan gagal atau terlalu banyak yang berhenti berlangganan, sisanya tidak dikirim.',
    },
    attribution: {
      question: 'Apa itu atribusi?',
      answer:
        'Cara Bellbird menentukan pesan mana yang membawa pesanan. Anda menentukan berapa lama setelah pesan sebuah pesanan masih dihitung.',
    },
  },
});
