import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-server.ts';

export const loginAnswer = translate<(typeof english)['loginAnswer'], 'id'>({
  title: 'Login Facebook · Bellbird',
  granted: 'Anda sudah masuk dengan Facebook. Jendela ini bisa ditutup.',
  ended: 'Login dengan Facebook sudah berakhir. Jendela ini bisa ditutup.',
  failed: '{sentence} Referensi: {reference}',
});

export const numberNotes = translate<(typeof english)['numberNotes'], 'id'>({
  businessRejected:
    'WhatsApp meninjau bisnis Anda dan tidak menyetujuinya. Buka WhatsApp Manager untuk melihat alasannya dan meminta peninjauan lagi.',
  nameRefused: {
    unknown: 'WhatsApp menolak nama yang Anda minta. Pilih nama lain di WhatsApp Manager.',
    person:
      'WhatsApp menolak nama yang Anda minta, karena menyebut nama orang. Pilih nama lain di WhatsApp Manager.',
    otherBusiness:
      'WhatsApp menolak nama yang Anda minta, karena menyebut nama bisnis lain. Pilih nama lain di WhatsApp Manager.',
    form: 'WhatsApp menolak nama yang Anda minta, karena bentuknya tidak diterima. Pilih nama lain di WhatsApp Manager.',
    notConsistent:
      'WhatsApp menolak nama yang Anda minta, karena bisnis Anda memakai nama lain di tempat lain. Pilih nama lain di WhatsApp Manager.',
  },
});

export const receiptPrices = translate<(typeof english)['receiptPrices'], 'id'>({
  kinds: {
    marketing: 'marketing',
    marketing_lite: 'marketing lite',
    utility: 'utilitas',
    authentication: 'autentikasi',
    service: 'layanan',
  },
  counted: 'Meta menghitungnya sebagai pesan {kind}.',
  billable: 'Meta menghitungnya sebagai pesan {kind}, berbayar.',
  free: 'Meta menghitungnya sebagai pesan {kind}, gratis.',
  freeAfterAd: 'Meta menghitungnya sebagai pesan {kind}, gratis, dalam {hours} jam setelah iklan.',
  freeOfMonth:
    'Meta menghitungnya sebagai pesan {kind}, gratis, sebagai salah satu balasan gratis bulan ini.',
  freeAnswer: 'Meta menghitungnya sebagai pesan {kind}, gratis, sebagai balasan dalam 24 jam.',
});

export const replyPrices = translate<(typeof english)['replyPrices'], 'id'>({
  free: '{free} balasan pertama nomor Anda dalam sebulan gratis, begitu juga balasan dari aplikasi di ponsel dan dalam {hours} jam setelah iklan.',
  charged:
    'Sejak {day}, WhatsApp juga mengenakan biaya untuk balasan Anda, dan untuk template utilitas dalam 24 jam setelah pesan pembeli, dengan tarif utilitas negara pembeli. {free}',
});

export const stops = translate<(typeof english)['stops'], 'id'>({
  deleted: 'Akun WhatsApp Business sudah dihapus. Hubungkan nomor lain.',
  partner: 'Bellbird sudah dikeluarkan dari akun WhatsApp Business. Hubungkan lagi nomornya.',
  restriction:
    'WhatsApp membatasi akun ini karena melanggar aturannya. Buka WhatsApp Manager untuk melihat alasannya dan mengajukan banding.',
  restrictionEnds:
    'WhatsApp membatasi akun ini karena melanggar aturannya. Buka WhatsApp Manager untuk melihat alasannya dan mengajukan banding. Pengiriman berlanjut otomatis saat pembatasan berakhir.',
  ban: 'WhatsApp menonaktifkan akun ini karena melanggar aturannya. Buka WhatsApp Manager untuk melihat alasannya dan mengajukan banding.',
  offboarding:
    'Nomor dipindahkan ke ponsel lain atau didaftarkan ulang, jadi WhatsApp memutusnya. Nomor mengirim lagi setelah dihubungkan kembali di aplikasi WhatsApp Business.',
  whatsAppToken:
    'WhatsApp tidak lagi mengizinkan Bellbird bertindak untuk nomor ini. Hubungkan lagi nomornya.',
  facebookRemoved:
    'Bellbird sudah dikeluarkan dari akun Facebook yang menghubungkan halaman. Hubungkan lagi halamannya.',
  facebookConfirm:
    'Facebook meminta Anda mengonfirmasi sesuatu di facebook.com dulu. Hubungkan lagi halamannya.',
  facebookPassword:
    'Kata sandi akun Facebook yang menghubungkan halaman sudah diganti. Hubungkan lagi halamannya.',
  facebookExpired: 'Login Facebook yang menghubungkan halaman sudah berakhir. Hubungkan lagi halamannya.',
  facebookUnconfirmed:
    'Akun Facebook yang menghubungkan halaman belum dikonfirmasi. Hubungkan lagi halamannya.',
  facebookLoggedOut: 'Akun Facebook yang menghubungkan halaman sudah keluar. Hubungkan lagi halamannya.',
  facebookRole:
    'Akun Facebook yang menghubungkan halaman kehilangan perannya di halaman itu. Hubungkan lagi halamannya.',
  facebookToken:
    'Facebook tidak lagi mengizinkan Bellbird bertindak untuk halaman ini. Hubungkan lagi halamannya.',
  metaPolicy:
    'Meta menghentikan pengiriman dari halaman ini: halaman melanggar kebijakan Platform Messenger.',
  metaPolicyWords: 'Meta menghentikan pengiriman dari halaman ini: {reason}',
  replaced: 'Pengirim lain dihubungkan sebagai gantinya.',
  disconnected: 'Halaman diputuskan.',
});
