import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-whatsapp-account-failures.ts';

export const account = translate<(typeof english)['account'], 'id'>({
  '33': {
    happened:
      'WhatsApp tidak lagi mengenal nomor yang mengirim pesan ini, atau Bellbird tidak boleh lagi memakainya.',
    merchant: 'Hubungkan lagi nomor Anda di Pengaturan.',
  },
  '368': {
    happened: 'WhatsApp memblokir akun Anda untuk sementara karena aturannya.',
    merchant: 'Buka WhatsApp Manager untuk melihat alasannya dan sampai kapan.',
  },
  '803': {
    happened: 'WhatsApp tidak mengenal nomor yang mengirim pesan ini.',
    merchant: 'Hubungkan lagi nomor Anda di Pengaturan.',
  },
  '131031': {
    happened: 'WhatsApp mengunci akun Anda.',
    merchant: 'Buka WhatsApp Manager untuk melihat alasannya dan mengajukan banding.',
  },
  '131037': {
    happened: 'Nama tampilan nomor Anda belum disetujui.',
    merchant: 'Pilih nama lain di WhatsApp Manager.',
  },
  '131042': {
    happened: 'WhatsApp tidak bisa menagih akun Anda.',
    merchant: 'Tambahkan atau perbarui metode pembayaran di WhatsApp Manager.',
  },
  '131045': {
    happened: 'Nomor Anda tidak terdaftar di WhatsApp.',
    merchant: 'Hubungkan lagi nomornya di Pengaturan.',
  },
  '131048': {
    happened: 'WhatsApp membatasi nomor Anda karena terlalu banyak orang memblokir atau melaporkannya.',
    merchant: 'Jangan kirim apa pun selama satu hari, lalu kirim hanya ke orang yang baru-baru ini membeli.',
  },
  '131063': {
    happened: 'Marketing dinonaktifkan untuk akun Anda di WhatsApp.',
    merchant: 'Minta dukungan WhatsApp untuk mengaktifkannya.',
  },
  '131064': {
    happened: 'Akun Anda dibatasi dan saat ini tidak boleh mengirim.',
    merchant: 'Buka WhatsApp Manager untuk melihat alasannya.',
  },
  '133000': {
    happened: 'Nomor Anda sedang dihapus dari WhatsApp, dan penghapusan itu tidak selesai.',
    merchant: 'Hubungkan lagi nomornya di Pengaturan.',
  },
  '133005': {
    happened: 'PIN nomor Anda salah.',
    merchant: 'Buat PIN baru di WhatsApp Manager, lalu hubungkan lagi nomornya.',
  },
  '133006': {
    happened: 'WhatsApp ingin nomor Anda diverifikasi lagi.',
    merchant: 'Verifikasi di WhatsApp Manager, lalu hubungkan lagi nomornya.',
  },
  '133008': {
    happened: 'PIN nomor Anda terlalu sering salah.',
    merchant: 'Tunggu selama yang disebut WhatsApp Manager, lalu hubungkan lagi nomornya.',
  },
  '133009': {
    happened: 'PIN nomor Anda dicoba terlalu cepat.',
    merchant: 'Tunggu beberapa menit, lalu hubungkan lagi nomornya.',
  },
  '133010': {
    happened:
      'Nomor Anda tidak terdaftar di WhatsApp untuk mengirim. Ini sering terjadi setelah nomor dipindahkan.',
    merchant: 'Hubungkan lagi nomornya di Pengaturan.',
  },
  '133015': {
    happened: 'Nomor Anda baru saja dihapus dari WhatsApp.',
    merchant: 'Tunggu lima menit, lalu hubungkan lagi nomornya di Pengaturan.',
  },
  '133016': {
    happened: 'Nomor Anda terlalu sering didaftarkan dan dihapus dalam waktu singkat.',
    merchant: 'Tunggu tiga hari, lalu hubungkan lagi nomornya.',
  },
  '134011': {
    happened: 'Akun Anda belum menyetujui ketentuan pembayaran WhatsApp.',
    merchant: 'Setujui di WhatsApp Manager, lalu lanjutkan pengiriman.',
  },
});

export const auth = translate<(typeof english)['auth'], 'id'>({
  '0': {
    happened: 'WhatsApp tidak menerima akses Bellbird.',
    merchant: 'Hubungkan lagi nomor Anda di Pengaturan.',
  },
  '3': {
    happened: 'Bellbird tidak punya salah satu izin akun WhatsApp Anda.',
    merchant: 'Hubungkan lagi nomor Anda, dengan semua izin.',
  },
  '10': {
    happened: 'Salah satu izin tidak diberikan, atau dicabut.',
    merchant: 'Hubungkan lagi nomor Anda, dengan semua izin.',
  },
  '101': {
    happened: 'WhatsApp tidak mengenal aplikasi yang dipakai Bellbird untuk mengirim.',
    merchant: 'Beri tahu pengelola server Bellbird Anda.',
  },
  '102': {
    happened: 'Sesi Bellbird dengan WhatsApp sudah berakhir.',
    merchant: 'Hubungkan lagi nomor Anda di Pengaturan.',
  },
  '104': {
    happened: 'WhatsApp tidak menerima tanda tangan Bellbird.',
    merchant: 'Beri tahu pengelola server Bellbird Anda.',
  },
  '190': {
    happened: 'Akses Bellbird ke nomor Anda sudah habis masa berlakunya.',
    merchant: 'Hubungkan lagi nomor Anda di Pengaturan.',
  },
  '2500': {
    happened: 'Bellbird menghubungi WhatsApp tanpa akses yang valid.',
    merchant: 'Hubungkan lagi nomor Anda di Pengaturan.',
  },
  '131005': {
    happened: 'Bellbird tidak boleh mengirim dari nomor ini.',
    merchant: 'Hubungkan lagi nomornya, sebagai admin akunnya.',
  },
});
