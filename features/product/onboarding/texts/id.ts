import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'id'>({
  frame: {
    product: 'Bellbird',
    progress: 'Langkah {step} dari {all}',
    back: 'Kembali',
    continue: 'Lanjut',
    finish: 'Ayo mulai!',
    settingUp: 'Sedang menyiapkan untuk Anda!',
    ready: 'Aplikasi siap!',
    failed: 'Toko Anda belum dapat disiapkan. Periksa koneksi Anda, lalu coba lagi.',
    tryAgain: 'Coba lagi',
  },
  welcome: {
    title: 'Selamat datang di Bellbird',
    text: 'Pembeli mendaftar di toko Anda dan menerima pesan Anda di WhatsApp dan Messenger. Penyiapannya hanya tiga langkah singkat.',
    start: 'Mari mulai',
  },
  moments: { label: 'Apa yang dilakukan Bellbird', pause: 'Jeda gambar', play: 'Putar gambar' },
  scenes: {
    signUp: {
      text: 'Pembeli mendaftar di toko Anda, dan Anda menyimpan buktinya.',
      show: 'Tampilkan pendaftaran, {number} dari {all}',
    },
    reminder: {
      text: 'Pembeli meninggalkan keranjang, dan Anda mengirim pengingat.',
      show: 'Tampilkan pengingat, {number} dari {all}',
    },
    stop: {
      text: 'Pembeli sudah tidak berminat. Satu kata langsung menghentikan semua pesan.',
      show: 'Tampilkan penghentian, {number} dari {all}',
    },
  },
  sketch: { label: 'Toko Anda dengan tombol melayang untuk mendaftar' },
  embed: {
    title: 'Satu langkah lagi',
    text: 'Aktifkan satu pengaturan di tema Anda. Setelah itu toko Anda bisa menampilkan alat pendaftaran Bellbird.',
    moves: {
      open: 'Editor tema terbuka di tab baru dan menampilkan Bellbird di antara app embeds.',
      switchOn: 'Aktifkan Bellbird, lalu tekan Save di sana.',
      comeBack: 'Kembali ke sini dan lanjutkan.',
    },
    link: 'Aktifkan ekstensi',
    what: 'Tautan ke tema Anda',
    note: 'Ini juga bisa dilakukan nanti. Sebelum diaktifkan, Bellbird tidak muncul di toko Anda.',
    withoutEmbeds: 'Tema Anda tidak punya app embeds? Taruh baris ini sebelum {tag} di layout-nya:',
    line: 'baris untuk tema Anda',
  },
  campaigns: {
    title: 'Kampanye otomatis mengajak pembeli kembali',
    text: 'Kampanye mengirim pesan secara otomatis kepada pembeli yang mendaftar. Setiap pembeli menerimanya dalam bahasanya sendiri, jika Bellbird menguasainya.',
    what: 'Daftar kampanye',
    noNumber: 'Anda bisa mengaktifkannya setelah nomor WhatsApp terhubung. Caranya ada di dasbor Anda.',
  },
  tools: {
    title: 'Alat pendaftaran mendatangkan subscriber',
    text: 'Alat ini muncul di toko Anda dan mengajak pembeli mendaftar. Hanya orang yang mendaftar yang menerima pesan.',
    what: 'Daftar alat pendaftaran',
    noNumber:
      'Belum ada nomor WhatsApp yang terhubung. Pembeli bisa mendaftar, tetapi tidak menerima pesan sampai Anda menghubungkan nomor. Caranya ada di dasbor Anda.',
  },
  cards: {
    cart: {
      title: 'Keranjang ditinggalkan',
      text: 'Mengingatkan pembeli akan keranjang yang mereka tinggalkan.',
    },
    product: { title: 'Produk ditinggalkan', text: 'Mengingatkan pembeli akan produk yang mereka lihat.' },
    welcome: {
      title: 'Selamat datang',
      text: 'Menyapa pembeli yang mendaftar. Dikirim selama alat pendaftarannya aktif.',
    },
    shipping: { title: 'Notifikasi pengiriman', text: 'Memberi tahu pembeli di mana paketnya.' },
    pill: {
      title: 'Tombol melayang',
      text: 'Tombol kecil di tepi toko Anda. Pembeli mendaftar dengan nomor WhatsApp-nya.',
    },
    wheel: { title: 'Roda putar', text: 'Pembeli mendaftar untuk memutar roda.' },
    popup: { title: 'Pop-up', text: 'Gambar dan promo, pada saat yang tepat.' },
    whatsAppChat: { title: 'Widget chat WhatsApp', text: 'Tombol yang membuka chat WhatsApp.' },
    messengerChat: { title: 'Widget chat Facebook', text: 'Tombol yang membuka chat Messenger.' },
  },
});
