import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'id'>({
  stores: {
    copy: 'Salin ke toko lain',
    title: 'Toko Anda',
    agencies: 'Agensi',
    note: 'Apa yang perlu diperhatikan di setiap toko.',
    what: 'Toko Anda',
    none: 'Anda masuk melalui admin Shopify, yang hanya membuka toko ini. Untuk melihat beberapa toko sekaligus, undang email Anda sendiri di setiap toko (Pengaturan, Tim), lalu masuk lewat email.',
    here: 'Anda di sini',
    open: 'Buka',
    openStore: 'Buka {shop}',
    role: 'Peran Anda: {role}',
    unknown: 'Status toko ini tidak bisa dibaca. Muat ulang halaman untuk mencoba lagi.',
    paused: 'Semua pengiriman dijeda',
    unpaid: {
      toApprove: 'Ada tagihan yang menunggu persetujuan',
      declined: 'Tagihan ditolak',
      onHold: 'Paket ditangguhkan: ada faktur yang belum dibayar',
    },
    falling: 'Pendapatan menurun',
    more: { other: 'dan {count} lagi' },
  },
  sinceYesterday: {
    title: 'Pesan Anda kemarin dan hari ini',
    revenue: 'Pendapatan',
    orders: 'Pesanan',
    sent: 'Terkirim',
    clicks: 'Klik',
    today: '{value} hari ini',
  },
  alerts: {
    title: 'Perlu perhatian',
    all: 'Peringatan Anda',
    none: 'Tidak ada yang perlu perhatian.',
    more: { other: 'Tampilkan {count} lagi' },
    actionOf: '{action}: {sentence}',
    onDesktop: '{action} (di komputer)',
  },
  actions: {
    connect: 'Hubungkan',
    connectAgain: 'Hubungkan lagi',
    connectOne: 'Hubungkan',
    seeWhy: 'Lihat alasannya',
    seeWhatToDo: 'Lihat yang harus dilakukan',
    seeWhatIsKnown: 'Lihat yang diketahui',
    seePlans: 'Lihat paket',
    raiseLimit: 'Naikkan batas',
    seeLimit: 'Lihat batasnya',
    checkTheme: 'Periksa tema toko',
    look: 'Lihat',
    fix: 'Perbaiki',
    makeAnother: 'Buat yang baru',
    whatYouCanDo: 'Yang bisa Anda lakukan',
    tryAgain: 'Coba lagi',
    askAgain: 'Minta lagi',
    getFile: 'Ambil file',
    switchOn: 'Aktifkan',
  },
  senders: {
    pageLost: 'Halaman Facebook Anda terputus, jadi tidak ada yang dikirim lewat Messenger.',
    tokenDead: {
      WA: 'Nomor WhatsApp Anda tidak lagi memberi akses ke Bellbird. Pesan menunggu.',
      FB: 'Halaman Facebook Anda tidak lagi memberi akses ke Bellbird. Pesan menunggu.',
    },
    stopped: {
      WA: 'Nomor WhatsApp Anda dihentikan oleh penyedianya. Pesan menunggu.',
      FB: 'Halaman Facebook Anda dihentikan oleh penyedianya. Pesan menunggu.',
    },
    qualityLow: 'Ada orang yang memblokir atau melaporkan pesan Anda: kualitas nomor Anda rendah.',
    receiptsLate: 'Sudah beberapa lama tidak ada kabar tentang pesan terbaru Anda.',
  },
  room: {
    reached: 'Pesan paket Anda sudah habis. Pesan menunggu.',
    capNear: 'Biaya paket Anda mendekati batas yang Anda setujui.',
    usageNear: {
      messages: '{most} pesan paket Anda hampir habis: {used} sejauh ini.',
      conversations: '{most} percakapan paket Anda hampir habis: {used} sejauh ini.',
    },
    dayLimitNear:
      'Nomor WhatsApp Anda sudah menulis ke {used} dari {most} orang yang boleh dihubungi dalam 24 jam.',
    locked: {
      single: '{name} dimatikan, karena paket Anda tidak mencakupnya.',
      several: '{names} dimatikan, karena paket Anda tidak mencakupnya.',
    },
  },
  sending: {
    toolIdle: '{name} aktif, tetapi tidak ada pembeli yang melihatnya dalam {days} hari.',
    campaignIdle: '{name} aktif, tetapi tidak mengirim apa pun dalam {days} hari.',
    broadcastStopped: 'Broadcast “{name}”: {reason}',
    ownWords: '“Teks Anda sendiri”',
    recategorised:
      'WhatsApp kini menghitung template {name} sebagai marketing, jadi hanya dikirim ke orang yang setuju menerima promo.',
    templates: {
      templateRejected: 'WhatsApp menolak template {name}.',
      templatePaused: 'WhatsApp menjeda template {name}.',
      templateDisabled: 'WhatsApp menonaktifkan template {name}.',
    },
    templatesBecause: {
      templateRejected: 'WhatsApp menolak template {name}: {reason}.',
      templatePaused: 'WhatsApp menjeda template {name}: {reason}.',
      templateDisabled: 'WhatsApp menonaktifkan template {name}: {reason}.',
    },
  },
  setUp: {
    missing: {
      single: {
        WA: '{name} perlu nomor WhatsApp, tetapi belum ada yang terhubung.',
        FB: '{name} perlu halaman Facebook, tetapi belum ada yang terhubung.',
      },
      several: {
        WA: '{names} perlu nomor WhatsApp, tetapi belum ada yang terhubung.',
        FB: '{names} perlu halaman Facebook, tetapi belum ada yang terhubung.',
      },
    },
    broadcast: '“{name}”',
    more: '{rest} lainnya',
    noNumber: 'Belum ada nomor WhatsApp yang terhubung, jadi tidak ada yang bisa dikirim.',
    noNumberOnWhatsApp:
      'Belum ada nomor WhatsApp yang terhubung, jadi tidak ada yang bisa dikirim lewat WhatsApp.',
    pillOff: 'Tombol melayang tidak aktif. Lewat tombol itu pembeli mendaftar di toko Anda.',
    cartCampaignOff:
      'Kampanye keranjang ditinggalkan tidak aktif. Kampanye ini membawa pembeli kembali ke keranjangnya.',
  },
  work: {
    webhookRefused:
      'Toko Anda menolak memberi kabar tentang {topic}, jadi pesanan dan keranjang datang terlambat.',
    recoveryUrlWithheld:
      'Toko Anda tidak memberi Bellbird alamat keranjang, jadi pengingat membuka keranjang baru dengan produk yang sama.',
    fieldsWithheld:
      'Toko Anda tidak memberi Bellbird data pelanggan ini, karena aplikasi belum disetujui untuk itu: {fields}.',
    fields: { name: 'nama', email: 'email', phone: 'nomor telepon', address: 'alamat' },
    storeSilent:
      'Toko Anda tidak menjawab Bellbird selama berjam-jam, jadi pesanan dan keranjang bisa terlewat.',
    givenUp: {
      single: '{what} tidak bisa diproses dan disisihkan.',
      several: '{what} tidak bisa diproses dan disisihkan.',
    },
    importFailed: 'Daftar “{name}” tidak bisa diimpor.',
    exportFailed: 'File {file} tidak bisa dibuat.',
    exportNotMailed: 'Email dengan tautan ke {file} tidak sampai ke {email}.',
  },
  givenUpParts: {
    webhooks: { other: '{count} kabar' },
    timers: { other: '{count} pesan terencana' },
    commands: { other: '{count} perubahan di toko Anda' },
    mails: { other: '{count} email' },
  },
  week: {
    nothing: 'Tidak ada pendapatan dalam 7 hari terakhir.',
    alone: 'Pendapatan {money} dalam 7 hari terakhir.',
    up: 'Pendapatan {money} dalam 7 hari terakhir, {percent} lebih banyak daripada 7 hari sebelumnya.',
    down: 'Pendapatan {money} dalam 7 hari terakhir, {percent} lebih sedikit daripada 7 hari sebelumnya.',
  },
  since: {
    nothing: 'Sejak kemarin belum ada pesan yang terkirim.',
    earned:
      'Sejak kemarin: {messages} terkirim, menghasilkan {clicks} dan {orders}, dengan pendapatan {money}.',
    returned:
      'Sejak kemarin: {messages} terkirim, menghasilkan {clicks} dan {orders}, dengan {money} dikembalikan.',
    messages: { other: '{count} pesan' },
    clicks: { other: '{count} klik' },
    orders: { other: '{count} pesanan' },
  },
  mails: {
    hello: 'Halo,',
    subject: { other: '{shop}: {count} hal perlu perhatian Anda' },
    intro: { other: '{count} hal berikut di {shop} perlu perhatian Anda:' },
    settings: 'Anda menerima email ini karena email tentang masalah aktif. Ubah di sini: {link}',
    testSubject: 'Uji dari Bellbird untuk {shop}',
    test: 'ini adalah uji. Email tentang masalah di {shop} akan tiba di sini.',
  },
  mailSettings: {
    title: 'Email tentang masalah',
    what: 'Email tentang masalah',
    text: 'Terima email saat sesuatu menghentikan pesan Anda, misalnya saat nomor Anda dihentikan atau WhatsApp menolak template. Paling banyak empat per hari.',
    switch: 'Email tentang masalah',
    email: 'Alamat email',
    emailHint: 'Kosongkan untuk memakai alamat toko Anda, {email}.',
    emailHintNone: 'Toko Anda tidak punya alamat, jadi masukkan satu.',
    emailWrong: 'Ini bukan alamat email. Periksa lalu coba lagi.',
    save: 'Simpan',
    discard: 'Buang',
    saving: 'Menyimpan pengaturan',
    saved: 'Pengaturan tersimpan',
    test: 'Kirim email uji',
    tested: 'Email uji sedang dikirim ke {email}.',
    noServer:
      'Server email belum disiapkan di sini, jadi email tidak dikirim. Pengelola server Bellbird Anda bisa menyiapkannya.',
  },
});
