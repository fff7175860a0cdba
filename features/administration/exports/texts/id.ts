import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';
import { titles, fileColumns, cells, answers, failures, mailNotes, mails } from './id-files.ts';

export const texts: typeof english = {
  page: translate<(typeof english)['page'], 'id'>({
    title: 'Ekspor',
    note: 'File untuk dibuka di spreadsheet, juga dengan sejuta baris. Bellbird menyimpan setiap file selama tujuh hari.',
    request: 'Minta file',
  }),
  files: translate<(typeof english)['files'], 'id'>({
    subscribers: {
      title: 'Unduh data subscriber',
      about: 'Semua orang yang dikenal Bellbird, beserta apa yang mereka setujui dan kapan.',
      send: 'Kirim file',
    },
    unsubscribers: {
      title: 'Unduh yang berhenti berlangganan',
      about: 'Semua orang yang berhenti berlangganan dan tidak kembali.',
      send: 'Kirim file',
    },
    orders: {
      title: 'Unduh pesanan',
      about: 'Setiap pesanan dari pesan: pesan yang mana, mengapa dihitung, dan pengembalian dananya.',
      send: 'Kirim file',
    },
    figures: {
      title: 'Unduh statistik harian',
      about: 'Statistik di dasbor, per hari, untuk setiap kampanye, broadcast, dan alat pendaftaran.',
      send: 'Kirim file',
    },
    activity: {
      title: 'Unduh aktivitas',
      about: 'Siapa mengubah apa di toko ini, beserta keadaan sebelumnya.',
      send: 'Kirim file',
    },
    campaignReport: {
      title: 'Laporan pengiriman',
      about:
        'Setiap pesan dari kampanye ini: untuk siapa, apa yang terjadi dan mengapa, serta berapa hasilnya.',
      send: 'Kirim laporan',
    },
    broadcastReport: {
      title: 'Laporan pengiriman',
      about:
        'Setiap pesan dari broadcast ini: untuk siapa, apa yang terjadi dan mengapa, serta berapa hasilnya.',
      send: 'Kirim laporan',
    },
  }),
  form: translate<(typeof english)['form'], 'id'>({
    email: 'Alamat email',
    emailHint: 'Anda akan menerima tautan ke file. Tautan itu berlaku tujuh hari.',
    emailWrong: 'Ini bukan alamat email. Periksa, lalu coba lagi.',
    seeProgress: 'Lihat kemajuannya',
    close: 'Tutup',
  }),
  list: translate<(typeof english)['list'], 'id'>({
    what: 'Ekspor',
    title: 'Ekspor Anda',
    none: 'Belum ada ekspor. File muncul di sini begitu Anda memintanya.',
    table: 'Daftar ekspor Anda',
    file: 'File',
    requested: 'Diminta',
    state: 'Status',
    rows: 'Baris',
    actions: 'Tindakan',
    availableUntil: 'Tersedia sampai {when}',
    rowsSoFar: '{done} sejauh ini',
    rowsOfAll: '{done} dari {all}',
    download: 'Unduh',
    downloadFile: 'Unduh file: {file}',
    cancel: 'Batalkan',
    cancelFile: 'Batalkan {file}',
  }),
  states: translate<(typeof english)['states'], 'id'>({
    queued: 'Menunggu',
    running: 'Diproses',
    ready: 'Siap',
    failed: 'Gagal',
    expired: 'Kedaluwarsa',
    cancelled: 'Dibatalkan',
  }),
  titles: titles,
  fileColumns: fileColumns,
  cells: cells,
  answers: answers,
  failures: failures,
  mailNotes: mailNotes,
  mails: mails,
};
