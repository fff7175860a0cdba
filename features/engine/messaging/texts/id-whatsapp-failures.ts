import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-whatsapp-failures.ts';
import { account, auth } from './id-whatsapp-account-failures.ts';

export const whatsappFailures: (typeof english)['whatsappFailures'] = {
  transient: translate<(typeof english)['whatsappFailures']['transient'], 'id'>({
    '1': { happened: 'Ada gangguan di WhatsApp sendiri.', merchant: 'Tidak perlu tindakan.' },
    '2': { happened: 'WhatsApp mati sesaat.', merchant: 'Tidak perlu tindakan.' },
    '131000': {
      happened: 'Ada yang salah di WhatsApp, dan WhatsApp tidak menyebutkan apa.',
      merchant: 'Tidak perlu tindakan.',
    },
    '131016': { happened: 'Layanan WhatsApp kelebihan beban.', merchant: 'Tidak perlu tindakan.' },
    '131057': {
      happened: 'Nomor Anda sedang ditingkatkan dan tidak bisa mengirim selama satu menit.',
      merchant: 'Tidak perlu tindakan: sekarang lebih cepat.',
    },
    '133004': { happened: 'Server WhatsApp tidak tersedia.', merchant: 'Tidak perlu tindakan.' },
  }),
  rate: translate<(typeof english)['whatsappFailures']['rate'], 'id'>({
    '4': {
      happened: 'Bellbird meminta terlalu banyak sekaligus kepada WhatsApp.',
      merchant: 'Tidak perlu tindakan.',
    },
    '17': {
      happened: 'Orang yang menghubungkan nomor Anda meminta terlalu banyak sekaligus kepada WhatsApp.',
      merchant: 'Tidak perlu tindakan.',
    },
    '32': {
      happened: 'Halaman Anda meminta terlalu banyak sekaligus kepada WhatsApp.',
      merchant: 'Tidak perlu tindakan.',
    },
    '613': {
      happened: 'Dalam waktu singkat WhatsApp menerima lebih banyak panggilan daripada yang diizinkannya.',
      merchant: 'Tidak perlu tindakan.',
    },
    '80007': {
      happened: 'Untuk saat ini akun WhatsApp Business Anda mencapai batas kecepatannya.',
      merchant: 'Tidak perlu tindakan.',
    },
    '80008': {
      happened: 'Bellbird bertanya terlalu banyak sekaligus tentang akun WhatsApp Business Anda.',
      merchant: 'Tidak perlu tindakan.',
    },
    '130429': {
      happened: 'Dalam satu detik nomor Anda mengirim lebih banyak pesan daripada yang diizinkan WhatsApp.',
      merchant: 'Tidak perlu tindakan.',
    },
  }),
  pairRate: translate<(typeof english)['whatsappFailures']['pairRate'], 'id'>({
    '131056': {
      happened: 'Orang ini dikirimi terlalu banyak pesan dalam beberapa detik.',
      merchant: 'Tidak perlu tindakan.',
    },
  }),
  perUserMarketing: translate<(typeof english)['whatsappFailures']['perUserMarketing'], 'id'>({
    '130472': {
      happened: 'WhatsApp menahan promo ini karena orang ini ikut salah satu uji coba WhatsApp.',
      merchant: 'Tidak perlu tindakan: ini berakhir otomatis.',
    },
    '131049': {
      happened:
        'WhatsApp menahan promo ini: orang ini menerima banyak pesan marketing, dari semua bisnis jika digabung.',
      merchant:
        'Tidak ada yang salah dengan nomor Anda. Promo yang lebih sedikit dan lebih menarik lebih sering sampai.',
    },
  }),
  optedOut: translate<(typeof english)['whatsappFailures']['optedOut'], 'id'>({
    '131050': {
      happened: 'Orang ini menghentikan promo Anda langsung di WhatsApp.',
      merchant: 'Hormati pilihannya. Orang ini bisa mendaftar lagi di toko Anda.',
    },
  }),
  undeliverable: translate<(typeof english)['whatsappFailures']['undeliverable'], 'id'>({
    '130497': {
      happened: 'Akun Anda tidak boleh mengirim pesan ke orang di negara ini.',
      merchant: 'Keluarkan negara itu dari audiens Anda.',
    },
    '131021': { happened: 'Pesan ini ditujukan ke nomor Anda sendiri.', merchant: 'Uji dengan ponsel lain.' },
    '131026': {
      happened:
        'Pesan tidak bisa disampaikan: nomornya tidak ada di WhatsApp, atau versi aplikasinya sudah usang.',
      merchant: 'Tanyakan nomornya kepada pelanggan, atau hubungi dengan cara lain.',
    },
    '131030': {
      happened: 'Nomor Anda dalam mode uji, dan orang ini tidak ada di daftar pengujinya.',
      merchant: 'Keluarkan nomor dari mode uji di WhatsApp Manager.',
    },
    '131051': {
      happened: 'WhatsApp orang ini tidak bisa menampilkan jenis pesan ini.',
      merchant: 'Pakai pesan yang lebih sederhana, dengan teks dan gambar.',
    },
  }),
  windowClosed: translate<(typeof english)['whatsappFailures']['windowClosed'], 'id'>({
    '131047': {
      happened:
        'Sudah lebih dari 24 jam sejak orang ini terakhir mengirim pesan kepada Anda, dan setelah itu hanya template yang boleh dikirim.',
      merchant: 'Kirim template yang sudah disetujui.',
    },
  }),
  template: translate<(typeof english)['whatsappFailures']['template'], 'id'>({
    '132000': {
      happened: 'Jumlah variabel di template dan di pesan tidak sama.',
      merchant: 'Ajukan lagi template-nya.',
    },
    '132001': {
      happened: 'Template tidak ada dalam bahasa ini, atau belum disetujui WhatsApp.',
      merchant: 'Periksa di Template dan ajukan lagi.',
    },
    '132007': {
      happened: 'Isi template melanggar salah satu aturan WhatsApp.',
      merchant: 'Ubah teksnya dan ajukan lagi.',
    },
    '132012': {
      happened: 'Satu variabel diisi dalam format yang lain dari yang diminta template.',
      merchant: 'Periksa variabel template.',
    },
    '132015': {
      happened: 'WhatsApp menjeda template ini karena pembeli tidak menyukainya.',
      merchant: 'Tunggu sampai dilepas, atau tulis yang lebih baik.',
    },
    '132016': {
      happened: 'WhatsApp menonaktifkan template ini secara permanen setelah berulang kali ada keluhan.',
      merchant: 'Tulis template baru.',
    },
    '132068': {
      happened: 'Formulir di dalam template ini diblokir.',
      merchant: 'Ganti dengan template tanpa formulir itu.',
    },
    '132069': {
      happened: 'Formulir di dalam template ini terlalu sering dibuka.',
      merchant: 'Coba lagi nanti.',
    },
  }),
  request: translate<(typeof english)['whatsappFailures']['request'], 'id'>({
    '100': {
      happened: 'WhatsApp tidak memahami sebagian dari pesan ini.',
      merchant: 'Beri tahu pengelola server Bellbird Anda.',
    },
    '131008': {
      happened: 'Ada bagian yang diperlukan WhatsApp, tetapi tidak ada di pesan ini.',
      merchant: 'Periksa variabel dan gambar template.',
    },
    '131009': {
      happened: 'Ada nilai di pesan ini yang tidak diterima WhatsApp.',
      merchant: 'Periksa variabel dan tautan template.',
    },
    '131062': {
      happened:
        'WhatsApp mengenal orang ini hanya dengan nama pengguna, dan pesan ini tidak bisa dikirim ke sana.',
      merchant: 'Minta nomor teleponnya.',
    },
    '132005': {
      happened: 'Teksnya terlalu panjang setelah diisi dengan data orang ini.',
      merchant: 'Jika sering terjadi, persingkat teks template.',
    },
    '132008': {
      happened: 'Satu variabel di pesan ini berisi nilai yang tidak diizinkan WhatsApp di sana.',
      merchant: 'Periksa isi variabel template.',
    },
    '132018': {
      happened: 'Ada nilai di pesan ini yang tidak cocok dengan teks, header, atau tombol template.',
      merchant: 'Jika terjadi pada setiap pesan, ajukan lagi template-nya.',
    },
    '135000': {
      happened: 'WhatsApp menolak pesan ini tanpa menyebutkan bagian yang mana.',
      merchant: 'Coba template lain.',
    },
  }),
  media: translate<(typeof english)['whatsappFailures']['media'], 'id'>({
    '131052': {
      happened: 'Gambar atau file yang dikirim orang ini tidak bisa diambil.',
      merchant: 'Minta orang ini mengirimnya lagi.',
    },
    '131053': {
      happened: 'Gambar atau file di pesan ini tidak bisa dimuat WhatsApp.',
      merchant: 'Ganti dengan yang lain: gambar paling besar 5 MB, berformat JPEG atau PNG.',
    },
  }),
  account: account,
  auth: auth,
};
