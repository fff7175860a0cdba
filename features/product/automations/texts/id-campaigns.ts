import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-campaigns.ts';

export const abandonedCart = translate<(typeof english)['abandonedCart'], 'id'>({
  title: 'Kampanye keranjang ditinggalkan',
  words: {
    about: 'Mengingatkan subscriber akan keranjang yang ditinggalkannya, dan membawanya kembali ke sana.',
    delayPhrase: 'setelah keranjang ditinggalkan',
    rightAfter: 'segera setelah keranjang ditinggalkan',
    heldBack: 'Tidak dikirim ke orang yang sementara itu sudah memesan atau berhenti berlangganan.',
    recipients: 'subscriber yang meninggalkan checkout dan belum memesan sejak itu',
    reasons: {
      orderedSince: 'Orang ini memesan sebelum waktunya pengingat dikirim.',
      cartEmptied: 'Keranjangnya dikosongkan, jadi tidak ada yang perlu diingatkan.',
      cartReplaced: 'Setelah itu orang ini memulai keranjang lain. Keranjang itu yang dihitung.',
      noPhone: 'Tidak ada nomor telepon yang diisi, jadi tidak ada yang bisa dikirimi pesan.',
      noWayBack: 'Toko Anda tidak memberikan alamat yang membuka kembali keranjang ini.',
    },
  },
  pastNote:
    'Hanya keadaan terakhir keranjang yang diketahui: keranjang yang ditinggalkan, dibuka lagi, lalu ditinggalkan lagi hanya muncul satu kali.',
  limits:
    'Messenger menerima pengingat hanya dalam 24 jam setelah pembeli terakhir mengirim pesan ke halaman Anda.',
});

export const browserAbandonment = translate<(typeof english)['browserAbandonment'], 'id'>({
  title: 'Kampanye produk ditinggalkan',
  words: {
    about: 'Mengingatkan subscriber akan produk yang terakhir dilihatnya, dan membawanya kembali ke sana.',
    delayPhrase: 'setelah produk ditinggalkan',
    rightAfter: 'segera setelah produk ditinggalkan',
    heldBack:
      'Tidak dikirim ke orang yang sementara itu sudah mengisi keranjang, memesan, atau berhenti berlangganan.',
    recipients: 'subscriber yang melihat produk dan belum memasukkan apa pun ke keranjang sejak itu',
    reasons: {
      lookedAgain: 'Orang ini melihatnya lagi kemudian. Kunjungan itu yang dihitung.',
      productGone: 'Toko Anda tidak menjual produk ini lagi.',
      orderedSince: 'Orang ini memesan sebelum waktunya pengingat dikirim.',
      cartedSince:
        'Sejak itu orang ini memasukkan sesuatu ke keranjang, jadi tidak ada yang perlu diingatkan.',
      cartReplaced:
        'Orang ini mengisi keranjang sebelum waktunya pengingat dikirim. Keranjang itu yang dihitung.',
      lookedOn: 'Setelah itu orang ini melihat produk lain. Produk itu yang dihitung.',
      remindedBefore: 'Orang ini sudah diingatkan akan produk ini dalam 7 hari terakhir.',
    },
  },
  pastNote:
    'Untuk setiap produk, yang disimpan hanya kapan setiap pembeli terakhir melihatnya: yang lebih awal tidak ditampilkan.',
  limits:
    'Messenger menerima pengingat hanya dalam 24 jam setelah pembeli terakhir mengirim pesan ke halaman Anda.',
});

export const channelTitles = translate<(typeof english)['channelTitles'], 'id'>({
  WA: '{campaign} - WhatsApp',
  FB: '{campaign} - Facebook',
});

export const followUps = translate<(typeof english)['followUps'], 'id'>({
  words: {
    delayPhrase: 'setelah pendaftaran',
    rightAfter: 'segera setelah pendaftaran',
    heldBack: 'Dikirim selama alatnya aktif, dan tidak ke orang yang sementara itu berhenti berlangganan.',
    recipients: 'setiap orang yang mendaftar lewat alat ini, satu kali dalam 30 hari',
    reasons: {
      toolOff: 'Alat pendaftarannya dinonaktifkan. Aktifkan alatnya untuk pesan-pesan berikutnya.',
      welcomedBefore: 'Orang ini sudah disambut lewat alat ini dalam 30 hari terakhir.',
    },
  },
  withoutSwitch: 'Dikirim selama alat pendaftarannya aktif',
  pastNote: 'Alatnya dianggap aktif waktu itu jika sekarang aktif.',
  limits: 'Messenger menerimanya hanya dalam 24 jam setelah aktivitas terakhir pembeli di chat Anda.',
});

export const getStarted = translate<(typeof english)['getStarted'], 'id'>({
  title: 'Tombol Mulai',
  words: {
    about: 'Menyapa setiap orang yang membuka chat halaman Anda untuk pertama kali.',
    delayPhrase: 'setelah tombol Mulai diketuk',
    rightAfter: 'segera setelah tombol Mulai diketuk',
    heldBack:
      'Tidak dikirim ke orang yang sudah pernah disapa, yang datang lewat alat pendaftaran dengan sambutannya sendiri, atau yang berhenti berlangganan.',
    recipients: 'setiap orang yang mengetuk tombol Mulai di chat halaman Anda, satu kali',
    reasons: {
      greetedBefore: 'Orang ini sudah disapa saat pertama kali membuka chat.',
      toolWelcomes: 'Orang ini datang lewat alat pendaftaran, yang menyambutnya sendiri.',
    },
  },
  withoutSwitch: 'Selalu aktif: menjawab tombol Mulai',
  pastReason:
    'Kampanye ini menjawab ketukan pada tombol Mulai di Messenger. Ketukan mana yang membuka chat tidak disimpan, jadi yang sudah lewat tidak bisa diperiksa.',
});

export const names = translate<(typeof english)['names'], 'id'>({
  abandonedCart: 'Keranjang ditinggalkan',
  browserAbandonment: 'Produk ditinggalkan',
  orderReceipt: 'Struk pesanan',
  shipmentUpdates: 'Kabar pengiriman',
  CODConfirmation: 'Konfirmasi COD',
  reorderingWA: 'Pesan ulang',
  crossSellWA: 'Cross-sell',
  reviewWA: 'Ulasan',
  getStarted: 'Tombol Mulai',
  visualPopup: 'Pesan lanjutan pop-up',
  spinTheWheel: 'Pesan lanjutan roda putar',
  persistentPill: 'Pesan lanjutan tombol melayang',
});

export const persistentPill = translate<(typeof english)['persistentPill'], 'id'>({
  title: 'Pesan lanjutan tombol melayang',
  about: 'Menyambut pembeli yang mendaftar lewat tombol melayang di sudut toko Anda.',
});

export const spinTheWheel = translate<(typeof english)['spinTheWheel'], 'id'>({
  title: 'Pesan lanjutan roda putar',
  about: 'Mengirim hadiah kepada pembeli yang mendaftar di roda Anda.',
});

export const visualPopup = translate<(typeof english)['visualPopup'], 'id'>({
  title: 'Pesan lanjutan pop-up',
  about: 'Menyambut pembeli yang mendaftar di pop-up Anda, dengan diskon yang dijanjikannya.',
});
