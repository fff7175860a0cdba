import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-files.ts';

export const answers = translate<(typeof english)['answers'], 'id'>({
  soon: 'Permintaan terkirim. Anda akan menerima email berisi data dalam 5 menit.',
  tomorrow: 'Permintaan terkirim. Anda akan menerima email berisi data dalam 24 jam.',
});

export const cells = translate<(typeof english)['cells'], 'id'>({
  yes: 'ya',
  no: 'tidak',
  touches: { code: 'Kodenya dipakai', click: 'Tautannya diklik sebelumnya', read: 'Dibaca sebelumnya' },
});

export const failures = translate<(typeof english)['failures'], 'id'>({
  crashed: 'Server berhenti tiga kali saat menulis file ini. Tidak ada yang tersimpan. Minta lagi.',
  broken:
    'Ada masalah di pihak kami sebanyak tiga kali, dan sudah tercatat. Tidak ada yang tersimpan. Minta lagi nanti.',
});

export const fileColumns = translate<(typeof english)['fileColumns'], 'id'>({
  when: 'Waktu ({timeZone})',
  day: 'Hari ({timeZone})',
  channel: 'Kanal',
  campaign: 'Kampanye',
  drip: 'Langkah',
  name: 'Nama',
  phone: 'Telepon',
  email: 'Email',
  locale: 'Bahasa',
  state: 'Status',
  why: 'Alasan',
  readAt: 'Dibaca pada ({timeZone})',
  clickedAt: 'Diklik pada ({timeZone})',
  order: 'Pesanan',
  revenue: 'Pendapatan ({currency})',
  what: 'Sumber',
  sent: 'Terkirim',
  delivered: 'Tersampaikan',
  read: 'Dibaca',
  clicked: 'Diklik',
  failed: 'Gagal',
  orders: 'Pesanan',
  earned: 'Hasil ({currency})',
  optIns: 'Pendaftaran',
  seen: 'Dilihat',
  whyCredited: 'Alasan atribusi',
  touched: 'Kontak pada ({timeZone})',
  amount: 'Jumlah ({currency})',
  wentBack: 'Dikembalikan ({currency})',
  messageId: 'ID pesan',
  agreed: 'Setuju menerima promo',
  optInTool: 'Alat pendaftaran',
  optedInAt: 'Mendaftar pada ({timeZone})',
  optedOutAt: 'Berhenti pada ({timeZone})',
  knownSince: 'Dikenal sejak ({timeZone})',
  mail: 'Email',
  unsubscribed: 'Berhenti ({timeZone})',
  changedAt: 'Diubah ({timeZone})',
  changedBy: 'Diubah oleh',
  role: 'Peran',
  ipAddress: 'Alamat IP',
  action: 'Perubahan',
  change: 'Sebelum dan sesudah',
});

export const mailNotes = translate<(typeof english)['mailNotes'], 'id'>({
  taken: 'Email ke {email} sudah diserahkan ke server email. Jika tidak sampai, filenya ada di sini.',
  waiting:
    'Server email belum menerima email ke {email}. Bellbird mencobanya lagi. Filenya tetap ada di sini.',
  unknown: 'Tidak diketahui apakah email ke {email} sampai. Filenya tetap ada di sini.',
  refused: 'Email ke {email} tidak bisa dikirim, jadi tautannya tidak sampai. Filenya tetap ada di sini.',
  refusedBecause:
    'Email ke {email} tidak bisa dikirim, jadi tautannya tidak sampai. Filenya tetap ada di sini. Jawaban server: {reason}.',
  noServer:
    'Email ke {email} tidak bisa dikirim karena server email belum disiapkan. Filenya tetap ada di sini.',
});

export const mails = translate<(typeof english)['mails'], 'id'>({
  readySubject: 'File Anda siap: {title}',
  failedSubject: 'File Anda tidak bisa dibuat: {title}',
  hello: 'Halo,',
  ready: 'File yang Anda minta sudah siap: {title}, {rows}.',
  rows: { other: '{count} baris' },
  download: 'Unduh di sini:',
  linkLives:
    'Tautan ini berfungsi tanpa login hingga {expires}, untuk siapa pun yang memilikinya. Bagikan dengan hati-hati: file ini memuat data pelanggan Anda.',
  failed: 'File yang Anda minta tidak bisa dibuat: {title}.',
});

export const titles = translate<(typeof english)['titles'], 'id'>({
  subscribers: 'Data subscriber',
  unsubscribers: 'Berhenti berlangganan',
  orders: 'Pesanan hasil pesan',
  figures: 'Statistik setiap hari',
  activity: 'Aktivitas tim',
  campaignReport: 'Laporan pengiriman, {campaign}',
  broadcastReport: 'Laporan pengiriman, broadcast “{broadcast}”',
});
