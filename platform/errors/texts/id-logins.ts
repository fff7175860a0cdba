import { translate } from '#platform/language/catalogue.ts';
import type { logins as english } from './en-logins.ts';

export const logins = translate<typeof english, 'id'>({
  PENDING_LOGIN_EXPIRED:
    'Proses masuk ini lebih lama dari sepuluh menit, atau dimulai di browser lain. Minta tautan masuk yang baru.',
  SECOND_FACTOR_MISSING: 'Toko ini mewajibkan langkah kedua saat masuk. Siapkan dulu.',
  ACCOUNT_NEEDED:
    'Anda masuk lewat Shopify, yang punya langkah kedua sendiri. Tidak ada yang perlu disiapkan di sini.',
  APP_SET_UP_ALREADY: 'Anda sudah punya aplikasi autentikator. Muat ulang halaman untuk melihatnya.',
  APP_NOT_SET_UP: 'Login ini tidak lagi punya aplikasi autentikator. Muat ulang halaman dan mulai lagi.',
  PASSKEY_EXPIRED: 'Ini lebih lama dari lima menit, atau dimulai di browser lain. Coba lagi.',
  PASSKEY_UNKNOWN: 'Bellbird tidak mengenal kunci sandi ini. Mungkin sudah dihapus. Masuk lewat email saja.',
  PASSKEY_REFUSED:
    'Kunci sandi ini tidak bisa diperiksa. Pakai di alamat halaman ini, dan konfirmasi dengan jari, wajah, atau PIN.',
  PASSKEYS_FULL: 'Anda punya 20 kunci sandi, itu batasnya. Hapus satu dulu.',
  OPENID_NOT_SET_UP: 'Server Bellbird ini tidak punya penyedia login. Masuk lewat email.',
  OPENID_EXPIRED: 'Proses masuk ini lebih lama dari 15 menit, atau dimulai di browser lain. Mulai lagi.',
  OPENID_DECLINED:
    'Penyedia login Anda tidak mengizinkan Anda masuk. Coba lagi, atau tanyakan kepada pengelola akun Anda.',
  OPENID_REFUSED:
    'Jawaban penyedia login Anda tidak sah, jadi tidak ada yang masuk. Mulai lagi. Jika terjadi lagi, beri tahu pengelola server Bellbird Anda.',
  OPENID_AWAY: 'Penyedia login Anda sedang tidak bisa dihubungi. Coba lagi sebentar, atau masuk lewat email.',
  OPENID_EMAIL_UNVERIFIED:
    'Penyedia login Anda tidak menyatakan bahwa alamat email Anda terverifikasi. Minta pengelola akun Anda memverifikasinya.',
  OPENID_DOMAIN_REFUSED:
    'Alamat email Anda dari domain yang tidak boleh masuk di sini. Pakai alamat perusahaan Anda.',
  OPENID_NOT_A_MEMBER:
    'Alamat email Anda tidak tergabung di tim mana pun di sini. Minta undangan kepada pemilik toko.',
  CODE_WRONG:
    'Kode ini tidak benar. Masukkan enam angka yang sekarang tampil di aplikasi Anda, atau kode pemulihan yang belum dipakai.',
  CODE_USED: 'Kode ini sudah dipakai. Tunggu sampai aplikasi Anda menampilkan kode berikutnya.',
  TOO_MANY_WRONG_CODES: 'Terlalu banyak kode salah. Tunggu tiga menit, atau pakai kode pemulihan.',
});
