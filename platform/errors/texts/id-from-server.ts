import { translate } from '#platform/language/catalogue.ts';
import type { fromServer as english } from './en-from-server.ts';

export const fromServer = translate<typeof english, 'id'>({
  DATABASE_BUSY: 'Data yang sama sedang diubah oleh proses lain. Coba lagi dalam sepuluh detik.',
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
  ALREADY_IN_TEAM: 'Orang ini sudah ada di tim. Ubah perannya di daftar.',
  TEAM_FULL: 'Satu tim paling banyak 100 orang, termasuk undangan yang terbuka. Keluarkan seseorang dulu.',
  TOO_MANY_INVITATIONS: 'Terlalu banyak email dikirim untuk toko Anda hari ini. Coba lagi besok.',
  OWNER_CANNOT_LEAVE:
    'Pemilik tidak bisa meninggalkan toko. Pemilik adalah siapa pun yang bisa membuka admin Shopify toko ini.',
  NO_SHOP_LEFT: 'Saat ini Anda tidak tergabung di toko mana pun. Minta undangan kepada pemilik toko.',
  INVITATION_EXPIRED:
    'Undangan ini sudah dipakai, ditarik, atau lebih lama dari 7 hari. Minta yang baru kepada yang mengundang Anda.',
  INVITATION_FOR_OTHER:
    'Undangan ini untuk alamat email lain. Keluar dulu untuk memakainya, atau minta undangan ke alamat Anda.',
  NOT_A_MANAGER: 'Hanya pengelola agensi yang boleh melakukan ini. Minta kepada salah satu dari mereka.',
  LAST_MANAGER:
    'Agensi memerlukan setidaknya satu pengelola. Jadikan orang lain pengelola dulu, atau hapus agensi.',
  ALREADY_IN_AGENCY: 'Orang ini sudah ada di agensi.',
  AGENCY_FULL:
    'Agensi memiliki paling banyak 100 orang, termasuk undangan terbuka. Keluarkan seseorang dulu.',
  AGENCIES_FULL: 'Seseorang tergabung paling banyak di 20 agensi. Keluar dari salah satunya dulu.',
  AGENCY_WORKS_HERE: 'Agensi ini sudah bekerja untuk toko. Pilih agensi lain.',
  AGENCY_SHOPS_FULL:
    'Agensi bekerja untuk paling banyak 100 toko. Hentikan salah satunya dulu, atau pilih agensi lain.',
  SHOP_AGENCIES_FULL:
    'Toko memiliki paling banyak 10 agensi, termasuk undangan terbuka. Pemilik harus mengeluarkan salah satunya dulu.',
  LOGIN_LINK_EXPIRED: 'Tautan masuk ini sudah dipakai atau lebih lama dari 15 menit. Minta yang baru.',
  SEGMENT_UNKNOWN:
    'Ada segmen tersimpan di audiens ini yang tidak ada lagi. Pilih yang lain, atau hapus aturannya.',
  SEGMENT_CIRCLE: 'Segmen-segmen ini saling memuat. Keluarkan salah satunya dari yang lain.',
  SEGMENT_TOO_DEEP:
    'Segmen bisa bersusun sampai lima tingkat, dan yang ini lebih dalam. Pakai aturannya secara langsung.',
  COPIES_TOO_MANY:
    'Anda dapat membuat 100 salinan sekaligus. Pilih lebih sedikit item atau toko, lalu salin sisanya setelah itu.',
  SEGMENTS_FULL:
    'Toko Anda punya 200 segmen tersimpan, dan itu batasnya. Hapus satu yang tidak diperlukan lagi.',
  SEGMENT_NAME_TAKEN: 'Sudah ada segmen dengan nama ini. Pilih nama lain.',
  VIEWS_FULL:
    'Toko Anda sudah memiliki 30 tampilan tersimpan untuk daftar ini, yaitu batasnya. Hapus yang tidak Anda perlukan lagi.',
  VIEW_NAME_TAKEN: 'Sudah ada tampilan daftar ini dengan nama tersebut. Pilih nama lain.',
  APPROVAL_NOT_ASKED:
    'Tidak ada yang meminta persetujuan untuk broadcast ini dalam bentuknya sekarang. Muat ulang halaman untuk melihat statusnya.',
  APPROVAL_BY_OTHER: 'Anda sendiri yang meminta persetujuan ini. Orang lain yang harus memberikannya.',
  API_KEYS_FULL: 'Sebuah toko memiliki paling banyak 25 kunci API. Hapus salah satu dulu.',
  WEBHOOKS_FULL: 'Sebuah toko memiliki paling banyak 10 endpoint webhook. Hapus salah satu dulu.',
  WEBHOOK_URL_INVALID:
    'Gunakan alamat web yang diawali https://, tanpa kata sandi, dan tidak berada di jaringan pribadi.',
  WEBHOOK_OFF: 'Endpoint ini nonaktif. Aktifkan dulu.',
  EXPORTS_UNDER_WAY:
    'Tiga ekspor toko Anda sedang berjalan. Tunggu sampai salah satunya siap, atau batalkan satu.',
  TOO_MANY_EXPORTS:
    'Toko Anda meminta 30 ekspor dalam sehari. Pakai salah satu di daftar Anda, atau coba lagi besok.',
  ORDER_UNKNOWN: 'Toko Anda tidak punya pesanan ini. Semua pesanan ada di halaman pesanan.',
  RULE_UNKNOWN: 'Aturan ini sudah dihapus sementara itu. Muat ulang untuk melihat aturan saat ini.',
  RULES_FULL: 'Sudah ada 100 aturan, dan itu batasnya. Hapus satu sebelum menambah yang lain.',
  RULE_FULL: 'Daftar ini berisi 100 produk, dan itu batasnya. Hapus satu, atau pilih koleksi saja.',
  PRODUCT_UNKNOWN: 'Produk atau koleksi ini tidak ada lagi di toko Anda. Pilih yang lain.',
  PLAN_CHANGE_UNDER_WAY: 'Paket Anda sedang diganti. Tunggu sebentar, lalu muat ulang.',
  TOO_MANY_PLAN_QUESTIONS:
    'Anda sudah sepuluh kali meminta paket baru hari ini. Tetap di paket Anda, pindah ke Free, atau coba lagi besok.',
  NO_USAGE_CAP:
    'Paket Anda tidak punya batas pemakaian yang bisa dinaikkan. Muat ulang untuk melihat paket Anda sekarang.',
  CAP_NOT_HIGHER: 'Ini tidak lebih tinggi dari batas Anda sekarang. Masukkan jumlah yang lebih tinggi.',
  CAP_TOO_HIGH:
    'Batas ini lebih tinggi daripada yang bisa Anda minta di sini. Masukkan jumlah yang lebih kecil.',
  PRO_ONLY_FROM_FREE:
    'Pro hanya bisa dipilih dari paket Free. Batalkan paket Anda dan pindah ke Free dulu, lalu pilih Pro.',
  PLAN_UNKNOWN: 'Tidak ada paket dengan nama ini untuk toko Anda. Muat ulang paket, lalu pilih salah satu.',
  MAIL_NOT_SET_UP:
    'Server email belum disiapkan di sini, jadi email tidak bisa dikirim. Pengelola server Bellbird Anda bisa menyiapkannya.',
  NO_MAIL_ADDRESS: 'Tidak ada alamat email tujuan. Masukkan satu alamat lalu simpan.',
  TOO_MANY_TEST_MAILS: 'Terlalu banyak email dikirim untuk toko Anda hari ini. Coba lagi besok.',
  EXPERIMENT_RUNNING:
    'Dua desain alat ini sedang dibandingkan. Akhiri perbandingannya sebelum Anda mengubah alat ini.',
  EXPERIMENT_NOT_RUNNING:
    'Perbandingan alat ini sudah berakhir. Muat ulang untuk melihat desain mana yang dipakai.',
  EXPERIMENT_SAME_DESIGN: 'Kedua desain sama. Ubah sesuatu di desain kedua.',
  BROADCAST_UNDER_WAY:
    'Broadcast ini sedang atau sudah dikirim, jadi tidak bisa diubah. Salin untuk mengirim versi lain.',
  BROADCAST_NOT_SENDING: 'Broadcast ini sedang tidak dikirim. Muat ulang untuk melihat statusnya sekarang.',
  BROADCAST_HELD_BACK:
    'Bellbird dipulihkan dari cadangan, dan sebagian broadcast ini mungkin sudah terkirim sejak itu. Minta pengelola server Bellbird melepas broadcast ini.',
  BROADCASTS_FULL:
    'Toko Anda punya 5.000 broadcast, dan itu batasnya. Hapus beberapa draf sebelum membuat yang baru.',
  FLOW_LOCKED:
    'Teks ini disetujui apa adanya, jadi tidak bisa diubah di sini. Pilih teks lain untuk pesannya.',
  FLOW_CHANGED:
    'Sementara itu orang lain mengubah alur ini. Periksa perubahannya dan pilih mana yang dipakai.',
  NUMBER_STOPPED:
    'Pemilik nomor ini berhenti berlangganan atau meminta datanya dihapus, jadi tidak ada yang dikirim ke sana. Pakai nomor lain.',
  CHAT_NOT_OPEN:
    'Messenger hanya mengantar pesan ke orang yang mengirim pesan ke halaman Anda dalam 24 jam terakhir. Kirim pesan ke halaman dari akun Anda sendiri, lalu coba lagi.',
  HELD_GONE:
    'Pesan ini tidak menunggu lagi: baru saja terkirim, atau seseorang di tim Anda sudah memutuskan.',
  PERSON_SILENT:
    'Orang ini mengirim pesan lebih dari 24 jam yang lalu, atau belum pernah, jadi Anda belum boleh mengiriminya pesan. Tunggu pesan berikutnya.',
  PERSON_STOPPED:
    'Orang ini berhenti berlangganan dan belum bertanya apa pun sejak itu, jadi tidak ada program yang boleh mengiriminya pesan. Tunggu pertanyaan berikutnya.',
  TEMPLATE_NOT_APPROVED:
    'Template ini belum disetujui, atau tidak bisa dipakai lagi. Tunggu persetujuannya, atau pilih yang lain.',
  TEMPLATE_VALUE_UNKNOWN:
    'Pesan ini tidak punya nilai untuk salah satu variabel template itu. Pilih template lain, atau buat salinan tanpa variabel itu.',
  TEMPLATE_WITHOUT_ANSWERS:
    'Pembeli menjawab dengan tombol di pesan ini. Template Anda sendiri tidak bisa punya tombol ini. Pakai teks yang sekarang.',
  TEST_LIMIT_REACHED: 'Toko Anda sudah mengirim 20 pesan uji hari ini, dan itu batasnya. Coba lagi besok.',
  NOTHING_TO_TEST:
    'Pesan ini menampilkan produk, tetapi toko Anda belum punya produk dengan gambar. Tambahkan satu, lalu coba lagi.',
  LINK_EXPIRED:
    'Tautan ini sudah kedaluwarsa. Buka permintaan privasi di Pengaturan dan unduh filenya di sana.',
  EXPORT_LINK_EXPIRED:
    'Tautan ini sudah kedaluwarsa, karena file disimpan selama tujuh hari. Buka daftar ekspor Anda di Bellbird dan minta filenya lagi.',
  SUPPORT_CHAT_NOT_SET_UP:
    'Di instalasi ini tidak ada chat layanan. Pengelola server Bellbird Anda bisa menyiapkannya.',
  SUPPORT_SIGN_UP_UNDER_WAY: 'Pendaftaran ini sudah berjalan. Tunggu satu menit, lalu lihat lagi.',
  IMPORTS_UNDER_WAY:
    'Dua impor toko Anda sedang berjalan. Tunggu sampai salah satunya selesai, atau batalkan satu.',
  IMPORT_NOT_READY: 'Impor ini tidak lagi di langkah ini. Muat ulang untuk melihat langkahnya sekarang.',
  NUMBER_TAKEN: 'Nomor WhatsApp ini terhubung dengan toko lain. Putuskan di sana, atau pilih nomor lain.',
  PAGE_TAKEN: 'Halaman sudah terhubung dengan toko lain',
  NUMBER_NOT_SHARED:
    'WhatsApp tidak membagikan nomor ini kepada Bellbird. Ulangi pendaftarannya, lalu pilih nomornya.',
  OPERATOR_KEY_WRONG: 'Ini bukan kunci halaman ini. Masukkan BELLBIRD_OPERATOR_KEY sebagai kata sandi.',
  BAD_SIGNATURE:
    'Tanda tangan tidak cocok dengan isi, jadi tidak ada yang disimpan. Periksa app secret di kedua sisi.',
  TWO_HOSTS: 'Permintaan ini menyebut dua host. Kirim satu header Host saja.',
  THIS_MACHINE_ONLY:
    'Sandbox ini hanya berfungsi di komputer tempatnya berjalan, karena kuncinya bersifat publik. Buka di localhost, atau jalankan Bellbird dengan --without-sandbox.',
  SPIN_NOT_EARNED: 'Tidak ada yang mendaftar untuk putaran ini, jadi tidak ada hadiah. Daftar dulu.',
  TOOL_NOT_ACTIVE: 'Alat pendaftaran ini nonaktif, jadi tidak ada yang disimpan.',
  COUPON_REFUSED: 'Toko Anda menolak kode diskon ini. Kata toko:',
});
