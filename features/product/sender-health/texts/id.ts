import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'id'>({
  page: {
    title: 'Kondisi pengirim',
    note: 'Pesan mana yang dikirim, menunggu, atau gagal. Diperbarui otomatis.',
    allMessages: 'Semua pesan',
    what: 'Kondisi pengirim Anda',
    none: 'Belum ada pengirim',
    noneText: 'Hubungkan nomor WhatsApp atau halaman Facebook. Setelah itu kondisinya terlihat di sini.',
    connect: 'Buka Pengaturan',
  },
  sender: {
    titles: { WA: 'Nomor WhatsApp', FB: 'Halaman Facebook' },
    quality: 'Kualitas',
    qualities: { GREEN: 'Tinggi', YELLOW: 'Sedang', RED: 'Rendah', UNKNOWN: 'Belum diketahui' },
    speed: 'Mengirim hingga',
    slowedTo: 'Diperlambat menjadi',
    perSecond: '{count} per detik',
    lastUpdate: 'Laporan status terakhir',
    noUpdate: 'Belum ada',
    slowed:
      'WhatsApp baru saja meminta nomor Anda mengirim lebih lambat. Dalam satu menit kecepatannya normal lagi.',
    qualityLow:
      'Banyak orang memblokir atau melaporkan nomor Anda. Selama beberapa hari, kurangi pengiriman, dan kirim hanya kepada orang yang baru-baru ini membeli. Jika tidak, WhatsApp mungkin menurunkan batas harian atau memblokir nomor Anda.',
    receiptsLate:
      'Laporan status terlambat {time}. Pesan Anda tetap dikirim, tetapi Anda baru belakangan melihat apakah pesan itu tersampaikan, dibaca, atau gagal.',
    states: { stopped: 'Berhenti', paused: 'Dijeda', alert: 'Perlu perhatian', sending: 'Mengirim' },
    noticed: '{notice} Dilaporkan {when}.',
    stoppedSince: 'Tidak ada pesan yang dikirim sejak {when}.',
    nothingWaits: 'Tidak ada yang menunggu.',
    kept: { other: '{count} pesan menunggu dan tidak hilang.' },
    resume: 'Lanjutkan pengiriman',
    settings: 'Pengaturan',
    connectAgain: 'Hubungkan lagi di Pengaturan',
    resuming: 'Mencoba lagi',
    resumed: 'Pesan dikirim lagi',
  },
  knownNotices: {
    '130429':
      'WhatsApp menolak beberapa permintaan karena datang terlalu cepat. Bellbird melambat dan mengirim lagi secara otomatis.',
    '131035':
      'WhatsApp tidak dapat menyampaikan pesan seorang pelanggan ke Bellbird tepat waktu, dan sudah menghapusnya. Jika ada yang menunggu jawaban, ia harus mengirim pesan lagi.',
  },
  otherNotices: {
    titleAndCode: 'WhatsApp melaporkan masalah: {title} ({code}). Tidak disebutkan pesan Anda yang mana.',
    title: 'WhatsApp melaporkan masalah: {title}. Tidak disebutkan pesan Anda yang mana.',
    code: 'WhatsApp melaporkan masalah ({code}). Tidak disebutkan pesan Anda yang mana.',
    nothing: 'WhatsApp melaporkan masalah. Tidak disebutkan pesan Anda yang mana.',
  },
  reach: {
    unlimited: 'WhatsApp tidak membatasi jumlah orang yang bisa Anda kirimi pesan per hari.',
    unknown: 'WhatsApp belum memberitahukan berapa orang yang bisa Anda kirimi pesan per hari.',
    title: 'Orang yang dikirimi pesan dalam 24 jam terakhir',
    used: '{used} dari {most} orang',
    note: 'Balasan tidak dihitung dalam batas ini. Sepersepuluhnya dicadangkan untuk struk dan kabar pengiriman.',
  },
  waiting: { title: 'Menunggu', none: 'Tidak ada yang menunggu.', retried: 'Akan dicoba lagi: {reason}' },
  failures: {
    title: 'Gagal dalam 7 hari terakhir',
    asChart: 'Lihat grafik',
    asTable: 'Lihat tabel',
    none: 'Tidak ada yang gagal sejak {when}.',
    share: '{failed} dari {all} pesan, {percent}.',
    see: { other: 'Lihat {count} pesan ini' },
    table: 'Kegagalan per kode',
    cause: 'Penyebab',
    happened: 'Yang terjadi',
    code: 'Kode',
    noCode: 'Tidak ada',
    percent: 'Persentase',
    messages: 'Pesan',
  },
  templates: {
    title: 'Template yang berhenti',
    none: 'Tidak ada. Semua template yang Anda pakai bisa dikirim.',
    states: { REJECTED: 'Ditolak', PAUSED: 'Dijeda', DISABLED: 'Nonaktif' },
    since: '{reason} Sejak {when}. Pesan dengan template ini tidak dikirim sampai template disetujui lagi.',
  },
  incoming: {
    title: 'Dari toko dan pembeli Anda',
    behind: 'Tertinggal',
    upToDate: 'Terkini',
    none: 'Semua dari toko dan pembeli Anda sudah diproses.',
    waiting: {
      other:
        '{count} peristiwa dari toko dan pembeli Anda menunggu diproses, yang terlama sudah {time}. Tidak ada yang hilang.',
    },
    webhooks: 'Peristiwa yang tidak dapat dibaca: {count}',
    timers: 'Pesan yang tidak dapat dijadwalkan: {count}',
    commands: 'Perubahan yang tidak diterima toko Anda: {count}',
    mails: 'Email yang tidak dapat dikirim: {count}',
    tryAgain: 'Coba lagi',
    trying: 'Mencoba lagi',
    tried: 'Bellbird sedang mencoba lagi',
  },
  banner: {
    tokenDead:
      'Bellbird tidak bisa lagi mengirim lewat WhatsApp. Hubungkan lagi. Pesan yang menunggu tidak hilang.',
    stopped: 'Pesan WhatsApp sedang menunggu. Tidak ada yang hilang.',
    qualityLow:
      'Kualitas nomor WhatsApp Anda rendah. Kurangi pengiriman selama beberapa hari, atau WhatsApp mungkin memblokir nomor Anda.',
    receiptsLate: {
      WA: 'Laporan WhatsApp terlambat lebih dari 15 menit. Mungkin lebih banyak pesan sudah sampai daripada yang ditampilkan.',
      FB: 'Laporan Messenger terlambat lebih dari 15 menit. Mungkin lebih banyak pesan sudah sampai daripada yang ditampilkan.',
    },
  },
});
