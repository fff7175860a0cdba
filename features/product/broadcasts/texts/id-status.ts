import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-status.ts';

export const durations = translate<(typeof english)['durations'], 'id'>({
  days: { other: '{count} hari' },
  hours: { other: '{count} jam' },
  minutes: { other: '{count} menit' },
});

export const newNames = translate<(typeof english)['newNames'], 'id'>({
  untitled: 'Broadcast tanpa nama {number}',
  copy: 'Salinan {broadcast}',
});

export const statusReasons = translate<(typeof english)['statusReasons'], 'id'>({
  merchant:
    'Anda menjedanya. Lanjutkan untuk mengirim sisanya, yang menunggu sampai dua hari setelah waktunya.',
  canaryFailed:
    'Berhenti setelah kelompok pertama, karena terlalu banyak pesannya yang gagal. Lihat alasannya, lalu lanjutkan atau batalkan; sisanya menunggu sampai dua hari setelah waktunya.',
  canaryOptOuts:
    'Berhenti setelah kelompok pertama, karena terlalu banyak orang berhenti berlangganan atau memblokir Anda. Ubah yang Anda kirim, atau lanjutkan apa adanya; sisanya menunggu sampai dua hari setelah waktunya.',
  templateStopped:
    'WhatsApp menjeda atau menghentikan template-nya selama pengiriman. Lanjutkan setelah template disetujui lagi; sisanya menunggu sampai dua hari setelah waktunya.',
  restored:
    'Bellbird dipulihkan dari cadangan, dan sebagian broadcast ini mungkin sudah terkirim sejak itu. Pengelola server memutuskan apakah dilanjutkan.',
  planLapsed:
    'Paket Anda tidak aktif lagi. Setujui di halaman paket; sisanya menunggu sampai dua hari setelah waktunya.',
  planLimit:
    'Paket Anda sudah mencapai batasnya. Naikkan batas, lalu sisanya dilanjutkan; sisanya menunggu sampai dua hari setelah waktunya.',
  allPaused:
    'Anda menjeda semua pengiriman. Sisanya menunggu sampai Anda melanjutkan, sampai dua hari setelah waktunya, kecuali Anda memilih lain saat itu.',
  senderStopped:
    'Saat ini nomor WhatsApp Anda tidak boleh mengirim. Sisanya menunggu sampai boleh lagi, sampai dua hari setelah waktunya.',
  dayLimit:
    'Nomor Anda sudah mencapai batas harian WhatsApp. Sisanya dilanjutkan begitu ada jatah lagi, sampai dua hari setelah waktunya.',
  quietHours:
    'Sisa penerimanya sedang dalam jam tenang. Mereka menerimanya setelah jam tenang berakhir, sampai dua hari setelah waktunya.',
  frequencyCap:
    'Sisa penerimanya belakangan ini sudah menerima promo sebanyak batas Anda. Mereka menerimanya begitu boleh lagi, sampai dua hari setelah waktunya.',
  talking:
    'Anda sedang berbicara dengan sisa penerimanya. Mereka menerimanya beberapa jam setelah pesan terakhir Anda, sampai dua hari setelah waktunya.',
  localTime:
    'Sisa penerimanya menerimanya saat jam itu tiba di tempat mereka. Sisanya menunggu sampai dua hari setelah waktunya.',
  retries:
    'Pesan-pesan sisanya belum berhasil sampai. Pesan itu dicoba lagi, sampai dua hari setelah waktunya.',
  firstGroup:
    'Kelompok pertama sudah menerimanya. Yang lain menerimanya setelah kelompok itu cukup lama dipantau, dan menunggu sampai dua hari setelah waktunya.',
  testWatched: 'Uji kedua teks sedang berjalan. Sisanya menunggu hasilnya, sampai dua hari setelah waktunya.',
  testUndecided:
    'Uji kedua teks sudah selesai. Pilih teks untuk sisanya, yang menunggu sampai dua hari setelah waktunya.',
  noSender:
    'Saat waktunya tiba, tidak ada nomor WhatsApp yang terhubung, jadi tidak ada yang dikirim. Hubungkan nomor, lalu salin broadcast ini.',
  noTemplate:
    'Saat waktunya tiba, template-nya tidak disetujui lagi, jadi tidak ada yang dikirim. Pilih template lain di salinannya.',
  locked: 'Saat waktunya tiba, paket Anda tidak mencakup broadcast, jadi tidak ada yang dikirim.',
  noAudience: 'Saat waktunya tiba, tidak ada lagi orang di audiensnya, jadi tidak ada yang dikirim.',
  uninstalled: 'Saat waktunya tiba, Bellbird tidak terpasang di toko Anda, jadi tidak ada yang dikirim.',
  unfilled:
    'Saat waktunya tiba, ada yang diperlukan tetapi tidak terisi lagi, jadi tidak ada yang dikirim. Periksa di salinannya.',
  late: 'Bellbird tidak berjalan saat waktunya tiba, dan sehari kemudian sudah terlambat, jadi tidak ada yang dikirim.',
  fault:
    'Setiap kali akan dimulai, ada yang salah di pihak kami, jadi tidak ada yang dikirim. Salin broadcast ini dan coba lagi.',
  restLapsed:
    'Tidak ada yang memutuskan tepat waktu teks mana untuk sisanya, jadi mereka tidak menerima apa pun.',
  nobodyReached: 'Tidak satu pun pesannya bisa dikirim. Alasan untuk setiap orang ada di daftar orang.',
  cancelled: 'Anda membatalkannya selama pengiriman. Yang belum menerimanya saat itu tidak menerimanya lagi.',
});

export const templateFaults = translate<(typeof english)['templateFaults'], 'id'>({
  loginCodes: 'Template untuk kode login tidak bisa dikirim sebagai broadcast.',
  place: 'Header-nya sebuah lokasi, dan broadcast tidak bisa mengisinya. Pilih template lain.',
  noPicture: 'Header-nya gambar, tetapi gambarnya tidak ada. Unggah gambar ke template ini.',
  noCardPicture: 'Salah satu kartunya tidak punya gambar. Unggah gambar ke template ini.',
  ownEnd:
    'Promonya berakhir pada waktu yang berbeda di setiap pesan, dan broadcast tidak bisa mengisinya. Pilih template lain.',
  noNumber: 'Tidak ada nomor WhatsApp yang terhubung untuk mengirimnya.',
  notApproved: 'WhatsApp belum menyetujuinya.',
});

export const testDelivery = translate<(typeof english)['testDelivery'], 'id'>({
  none: 'Dalam satu jam terakhir, tidak ada pesan uji broadcast ini yang dikirim ke nomor ini.',
  queued: 'Pesan uji sedang dikirim. Periksa lagi beberapa detik lagi.',
  sent: 'Pesan uji sudah ada di WhatsApp. Belum diketahui apakah sudah sampai: periksa nomornya.',
  delivered: 'Pesan uji sudah sampai.',
  read: 'Pesan uji sudah sampai dan dibaca.',
  failed: 'Pesan uji gagal disampaikan. Periksa nomornya, dan apakah nomor itu ada di WhatsApp.',
  skipped: 'Pesan uji tidak dikirim. Alasannya ada di daftar pesan.',
});

export const uses = translate<(typeof english)['uses'], 'id'>({ broadcast: 'broadcast “{broadcast}”' });

export const waitLabels = translate<(typeof english)['waitLabels'], 'id'>({
  senderStopped: 'Nomor Anda tidak boleh mengirim',
  firstGroup: 'Menunggu kelompok pertama',
  testWatched: 'Menunggu hasil uji',
  testUndecided: 'Menunggu hasil uji',
});
