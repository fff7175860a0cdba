import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'id'>({
  page: {
    title: 'Layanan Pelanggan',
    note: 'Jawab pembeli dari satu tempat, bersama tim Anda.',
    locked:
      'Jawab pembeli dari satu tempat, bersama tim Anda. Daftar paket menunjukkan paket mana yang menyediakannya.',
    what: 'Layanan pelanggan',
  },
  notSetUp: {
    title: 'Belum ada chat layanan di sini',
    text: 'Pengelola server Bellbird Anda bisa menyiapkannya. Kirim email ke {supportEmail} untuk memintanya.',
  },
  chat: {
    title: 'Chat layanan Anda',
    text: 'Pesan dari pembeli masuk ke sana. Tim Anda masuk dengan akun yang Anda berikan.',
    open: 'Buka chat layanan',
    opening: 'Chat layanan sedang dibuka. Jika tidak terbuka, <link>buka sendiri</link>.',
  },
  signUp: {
    title: 'Daftar dasbor layanan pelanggan',
    email: 'Email admin',
    emailHint: 'Data login kami kirim ke alamat ini. Pemiliknya bisa mengundang anggota tim lainnya.',
    signUp: 'Daftar',
    question: 'Anda yakin ingin memakai {email} sebagai email admin?',
    yes: 'Ya',
    no: 'Tidak',
    close: 'Tutup',
    done: 'Data login sudah dikirim ke {answer}',
    failed: 'Terjadi kesalahan. Coba lagi, atau hubungi layanan di {supportEmail}',
  },
  chatWithUs: {
    title: 'Chat dengan kami',
    close: 'Tutup',
    loading: 'Memuat',
    country: 'Negara',
    number: 'Nomor WhatsApp Anda',
    numberHint: 'Untuk nomor dari negara lain, awali dengan + dan kode negara.',
    willWrite: 'Kami akan menghubungi {number}.',
    send: 'Kirim nomor',
    sent: 'Terima kasih. Kami akan menghubungi {number} lewat WhatsApp.',
  },
});
