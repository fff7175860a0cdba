import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';
import { fromServer } from './id-from-server.ts';

export const texts = translate<typeof english, 'id'>({
  noAnswer: {
    unreachable: 'Bellbird tidak dapat dihubungi. Periksa koneksi Anda, lalu coba lagi.',
    broken:
      'Ada yang salah antara halaman ini dan Bellbird. Muat ulang halaman, atau coba lagi dalam satu menit.',
  },
  fromServer,
  sentences: {
    MALFORMED_REQUEST:
      'Sebagian dari permintaan ini tidak valid. Perbaiki kolom yang disebut, lalu kirim lagi.',
    BODY_TOO_LARGE: 'Permintaan ini terlalu besar. Kirim lebih sedikit sekaligus.',
    BODY_TOO_SLOW: 'Permintaan ini tidak sampai dengan lengkap dalam sepuluh detik. Kirim lagi.',
    TOO_MANY_REQUESTS: 'Terlalu banyak percobaan dalam waktu singkat. Tunggu satu menit, lalu coba lagi.',
    TOO_MUCH_AT_ONCE: 'Bellbird sedang menerima terlalu banyak permintaan. Kirim lagi dalam sepuluh detik.',
    NOT_LOGGED_IN: 'Anda sudah keluar. Masuk dengan alamat toko Anda untuk melanjutkan.',
    BAD_SPAN:
      'Pilih hari pertama dan hari terakhir. Hari pertama tidak boleh setelah hari terakhir, dan jaraknya paling lama sepuluh tahun.',
    OTHER_SHOP: 'Ini milik toko lain. Masuk ke toko itu untuk melihat atau mengubahnya.',
    RIGHT_MISSING: 'Peran Anda di toko ini tidak mengizinkannya. Hubungi pemilik toko.',
    OTHER_SITE:
      'Permintaan ini datang dari situs lain, jadi tidak ada yang diubah. Buka Bellbird dan lakukan di sana.',
    DATABASE_AWAY: 'Saat ini Bellbird tidak dapat menghubungi basis datanya. Coba lagi dalam setengah menit.',
    OUT_OF_DATE: 'Bellbird sedang diperbarui. Coba lagi dalam satu menit.',
    FEATURE_LOCKED: 'Paket Anda tidak mencakup ini. Pilih paket yang mencakupnya, lalu coba lagi.',
    NOT_FOUND: 'Tidak ada apa pun di alamat ini.',
    SHOP_ADDRESS_INVALID: 'Ini bukan alamat toko. Tulis seperti toko-anda.myshopify.com.',
    LOGIN_STATE_INVALID: 'Login ini tidak dimulai di browser ini. Mulai lagi dari halaman login.',
    LOGIN_SIGNATURE_INVALID:
      'Jawaban untuk login ini tidak ditandatangani oleh platform toko. Mulai lagi dari halaman login.',
    LOGIN_EXPIRED: 'Login ini terlalu lama. Mulai lagi dari halaman login.',
    LOGIN_REFUSED:
      'Toko tidak mengizinkan Bellbird masuk. Pasang aplikasinya dari halaman login, lalu coba lagi.',
    PHONE_UNCLEAR:
      'Ini bisa jadi nomor telepon dua orang yang berbeda. Tulis dengan tanda plus dan kode negara, misalnya +49 151 2345678.',
    PHONE_INVALID: 'Nomor telepon ini tidak bisa kami hubungi. Periksa kode negara dan angkanya.',
    WORDING_CHANGED:
      'Teks formulir ini berubah setelah Anda membuka halaman, jadi tidak ada yang disimpan. Baca lagi, lalu kirim ulang.',
    TOOL_ON_OTHER_CHANNEL:
      'Ups! Nonaktifkan dulu alat ini untuk saluran yang lain sebelum Anda mengaktifkannya di sini.',
    TOOL_DISCOUNT_MISSING:
      'Alat pendaftaran yang ingin Anda aktifkan memerlukan kode diskon. Ubah pengaturan alatnya, masukkan kode diskon, dan simpan sebelum mengaktifkannya.',
    WHEEL_OFFERS_INCOMPLETE:
      'Setiap hadiah roda memerlukan kode diskon atau persentase. Isi dan simpan dulu, lalu aktifkan.',
    SUPPORT_NUMBER_EMPTY: 'Nomor layanan tidak boleh kosong',
    GUIDE_NOT_COMPLETED: 'Selesaikan dulu semua langkah panduan, lalu aktifkan.',
    TEST_LINK_EXPIRED:
      'Tautan ini sudah kedaluwarsa. Tautan berlaku satu jam, dan hanya selama alatnya ada. Buka lagi dari editor.',
    TOOLS_FULL: 'Toko Anda punya 20 alat jenis ini, dan itu batasnya. Hapus satu sebelum menambah yang lain.',
    TITLE_EMPTY: 'Judul tidak boleh kosong',
    SUBTITLE_EMPTY: 'Subjudul tidak boleh kosong',
    TEXT_EMPTY: 'Teks tidak boleh kosong',
    TEXT_TOO_LONG: 'Teks ini terlalu panjang. Persingkat, lalu simpan lagi.',
    DISCOUNT_CODE_EMPTY: 'Kode diskon tidak boleh kosong',
    WHEEL_OFFER_COUNT: 'Satu roda berisi 3 sampai 12 hadiah. Tambah atau hapus beberapa, lalu simpan lagi.',
    WHEEL_OFFER_EMPTY: 'Hadiah tidak boleh kosong',
    WHEEL_WITHOUT_WEIGHT:
      'Tidak ada hadiah yang bisa dimenangkan. Beri bobot di atas 0 untuk paling sedikit satu hadiah.',
    SCROLL_EMPTY: 'Isi % gulir dengan nilai yang valid',
    SCROLL_OUT_OF_RANGE: 'Persentase gulir harus antara 0 dan 100',
    TIME_EMPTY: 'Isi waktu dengan nilai yang valid',
    LOGGED_IN_TEXT_EMPTY: 'Sapaan untuk pengguna yang sudah masuk tidak boleh kosong',
    LOGGED_OUT_TEXT_EMPTY: 'Sapaan untuk pengguna yang belum masuk tidak boleh kosong',
    GREETING_TEXT_EMPTY: 'Teks sapaan tidak boleh kosong',
    CHAT_HEADING_EMPTY: 'Judul chat tidak boleh kosong',
    CONSENT_WORDING_EMPTY: 'Tulis apa yang disetujui pembeli',
    BUTTON_TEXT_EMPTY: 'Teks tombol tidak boleh kosong',
    PAGE_RULE_EMPTY: 'Tulis sebagian dari alamatnya',
    CHAT_SUBHEADING_EMPTY: 'Subjudul chat tidak boleh kosong',
    SENDER_NOT_CONNECTED:
      'Tidak ada nomor WhatsApp atau halaman Facebook yang terhubung untuk mengirim ini. Hubungkan dulu.',
    DISCOUNT_MISSING: 'Pesan ini menampilkan diskon, tetapi diskonnya belum diatur. Atur diskonnya dulu.',
    SUPPORT_NUMBER_MISSING:
      'Pesan-pesan ini menampilkan nomor layanan Anda, tetapi nomornya belum diatur. Atur dulu.',
    SETTINGS_CHANGED: 'Sementara itu orang lain mengubah pengaturan ini. Periksa, lalu simpan lagi.',
    PERCENTAGE_INVALID: 'Masukkan persentase yang valid, antara 0.00 dan 100.00',
    PREPAID_DISCOUNT_EMPTY: 'Diskon tidak boleh kosong',
    EXPIRATION_EMPTY: 'Masa berlaku tidak boleh kosong',
    EXPIRATION_TOO_LONG: 'Masukkan paling lama satu tahun, yaitu 8760 jam',
    PAYMENT_NAMES_INVALID: 'Masukkan paling banyak 20 nama, masing-masing paling panjang 100 karakter',
    PLAN_NOT_ACTIVE:
      'Paket Anda tidak aktif, jadi tidak ada yang dikirim. Setujui di halaman paket, lalu coba lagi.',
    PLAN_LIMIT_REACHED:
      'Paket Anda sudah mencapai batasnya, jadi tidak ada yang dikirim. Naikkan batas atau ganti paket, lalu coba lagi.',
    UPLOAD_BROKEN: 'File tidak sampai dengan lengkap. Periksa koneksi Anda, lalu coba lagi.',
    FILE_TYPE_REFUSED:
      'Jenis file ini tidak bisa dipakai di sini. Gambar: JPEG, PNG, WebP, atau GIF. Video: MP4. Dokumen: PDF.',
    FILE_TOO_LARGE:
      'File ini terlalu besar. Batasnya 5 MB untuk gambar, 16 MB untuk video, dan 100 MB untuk dokumen.',
    IMAGE_UNREADABLE: 'Gambar ini rusak. Buka di komputer Anda, simpan ulang, lalu coba file itu.',
    IMAGE_TOO_MANY_PIXELS:
      'Gambar ini lebih dari 40 megapiksel, jauh lebih besar daripada yang ditampilkan pesan. Perkecil, lalu coba lagi.',
    IMAGE_TOO_SLOW:
      'Gambar ini terlalu lama disiapkan. Simpan sebagai JPEG atau perkecil, lalu coba file itu.',
    MEDIA_QUOTA_FULL:
      'Ruang untuk file toko ini penuh. Hapus file yang tidak diperlukan lagi, atau minta tambahan ruang kepada pengelola server.',
    MEDIA_IN_USE: 'File ini dipakai oleh alat, template, atau pesan yang menunggu. Hapus dulu di sana.',
    META_NOT_SET_UP: 'Facebook belum disiapkan di sini. Minta pengelola server memasukkan aplikasi Meta.',
    FACEBOOK_LOGIN_EXPIRED: 'Login Facebook ini sudah kedaluwarsa. Hubungkan lagi dengan Facebook.',
    FACEBOOK_LOGIN_DECLINED: 'Login Facebook dibatalkan, jadi tidak ada yang berubah.',
    FACEBOOK_LOGGED_OUT: 'Facebook mengeluarkan Anda. Masuk ke Facebook untuk melanjutkan.',
    FACEBOOK_NOT_AUTHORIZED:
      'Akun Facebook ini tidak boleh bertindak atas nama halaman itu. Hubungkan lagi halamannya di Pengaturan.',
    PAGE_NOT_ADMIN:
      'Anda perlu hak admin untuk halaman Facebook ini. Minta kepada admin halaman, atau pilih halaman lain.',
    STORAGE_FAILED: 'File tidak dapat disimpan. Coba lagi dalam satu menit.',
    STORAGE_UNREACHABLE: 'Penyimpanan file tidak dapat dihubungi saat ini. Coba lagi dalam satu menit.',
    TEMPLATE_VARIABLES_NOT_FILLED:
      'Masih ada variabel template yang kosong. Isi semuanya sebelum menjadwalkan.',
    TEMPLATE_VARIABLES_FILLED_WRONG:
      'Variabel tidak boleh berisi baris baru, tab, atau lebih dari 4 spasi berturut-turut. Hapus dari variabel template.',
    DETAILS_NOT_FILLED: 'Masih ada pengaturan kampanye yang harus diisi',
    SCHEDULE_TIME_BEFORE_NOW: 'Waktu yang Anda pilih sudah lewat. Jadwalkan broadcast ke waktu nanti.',
    SUPPORT_NUMBER_INVALID: 'Masukkan nomor layanan yang valid.',
    LINK_ADDRESS_INVALID:
      'Alamat sebuah tautan tidak valid. Tulis seperti https://shop.example/sale, atau kosongkan.',
    AUDIENCE_COUNT_ZERO:
      'Tidak ada subscriber di audiens yang dipilih. Pilih audiens lain yang punya subscriber.',
    SAVED_REPLIES_FULL:
      'Tim Anda sudah memiliki 200 balasan tersimpan, yaitu batasnya. Hapus yang tidak Anda perlukan lagi.',
    SAVED_REPLY_NAME_TAKEN: 'Sudah ada balasan tersimpan dengan nama tersebut. Pilih nama lain.',
    SEARCH_TOO_LONG:
      'Pencarian ini terlalu lama dan dihentikan. Pilih satu hari, atau cari satu orang, lalu coba lagi.',
    IMPORT_NAME_EMPTY: 'Nama impor tidak boleh kosong',
    IMPORT_NAME_SPECIAL: 'Karakter khusus tidak boleh dipakai',
    IMPORT_FILE_TOO_LARGE: 'File ini lebih besar dari 200 MB. Bagi file itu, lalu impor satu per satu.',
    IMPORT_FILE_NOT_TEXT:
      'File ini bukan file teks yang bisa dibaca. Di aplikasi spreadsheet Anda pilih Simpan sebagai, lalu CSV UTF-8, dan pakai file itu.',
    IMPORT_FILE_EMPTY: 'File ini kosong. Pilih file dengan satu baris untuk setiap orang.',
    IMPORT_TOO_MANY_COLUMNS:
      'File ini punya lebih dari 200 kolom. Hapus yang tidak Anda perlukan, atau periksa pemisah kolomnya.',
    IMPORT_PHONE_MISSING: 'Pilih kolom nomor telepon. Dari situ setiap orang dikenali.',
    IMPORT_COLUMN_TWICE:
      'Dua kolom dipasangkan dengan isi yang sama. Pilih salah satu dan abaikan yang lain.',
    IMPORT_STATEMENT_MISSING:
      'Ada kolom tentang siapa yang setuju menerima pesan. Tulis di mana dan bagaimana mereka setuju, atau abaikan kolom itu.',
    ATTRIBUTE_NAME_INVALID:
      'Ada kolom yang namanya kosong atau lebih dari 60 karakter. Beri atribut itu nama lain.',
    ATTRIBUTE_TYPE_DIFFERS:
      'Atribut dengan nama ini berisi nilai jenis lain. Pakai jenis itu, atau nama lain.',
    ATTRIBUTES_FULL: 'Sudah ada 200 atribut, dan itu batasnya. Pakai yang sudah ada, atau abaikan kolomnya.',
    PARTNER_FAILED: 'Penyedia tidak menjawab dengan benar. Coba lagi dalam satu menit.',
    INTERNAL:
      'Ada yang salah di pihak kami dan sudah dicatat. Coba lagi. Jika terulang, kirim nomor referensinya kepada kami.',
  },
});
