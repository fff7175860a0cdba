import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-order-campaigns.ts';

export const codConfirmation = translate<(typeof english)['codConfirmation'], 'id'>({
  title: 'COD ke bayar di muka & konfirmasi COD',
  words: {
    about:
      'Meminta pembeli mengonfirmasi pesanan COD, dan bisa menawarkan pembatalan atau pembayaran online.',
    delayPhrase: 'setelah pesanan COD dibuat',
    rightAfter: 'segera setelah pesanan dibuat',
    heldBack: 'Tidak dikirim jika pesanannya sementara itu sudah dibayar, dikirim, atau dibatalkan.',
    recipients: 'subscriber yang pesanannya dibayar dengan COD',
    reasons: {
      orderCancelled: 'Pesanannya dibatalkan sebelum ditanyakan.',
      orderPaid: 'Pesanannya dibayar sebelum ditanyakan.',
      orderSent: 'Pesanannya dikirim sebelum ditanyakan.',
      orderEmptied: 'Semua isi pesanan dikeluarkan sebelum ditanyakan.',
      settled: 'Pesanannya sudah diputuskan sebelum ditanyakan.',
      noPhone: 'Pesanannya tanpa nomor telepon, jadi tidak ada yang bisa ditanya.',
      ofDraft: 'Pesanan ini berasal dari tautan pembayaran kami, jadi tidak ditanyakan lagi.',
      toldLate: 'Toko Anda memberitahukan pesanan ini terlambat lebih dari sehari, jadi tidak ditanyakan.',
    },
  },
  pastReason:
    'Setiap pesanan COD mendapat tawarannya sendiri saat masuk, dan jawaban pembeli menentukan kelanjutannya. Untuk yang sudah lewat keduanya tidak ada, jadi tidak ada yang tahu apa yang seandainya dikirim.',
});

export const crossSell = translate<(typeof english)['crossSell'], 'id'>({
  title: 'Kampanye cross-sell',
  settingTabs: { settings: 'Pengaturan umum', recommendations: 'Pengaturan rekomendasi produk' },
  words: {
    about: 'Beberapa hari setelah pesanan, merekomendasikan produk yang cocok dengannya.',
    delayPhrase: 'setelah pesanan dibuat',
    rightAfter: 'segera setelah pesanan dibuat',
    heldBack: 'Tidak dikirim ke orang yang sementara itu sudah membeli produknya atau berhenti berlangganan.',
    recipients: 'subscriber yang pesanannya punya produk yang cocok',
    reasons: {
      orderCancelled: 'Pesanannya dibatalkan.',
      nothingToRecommend: 'Tidak ada yang bisa direkomendasikan untuk pesanan ini.',
      orderedSince: 'Orang ini sudah membeli yang akan direkomendasikan.',
    },
  },
  pastNote: 'Produk yang cocok dengan pesanan dipilih dari yang dijual toko Anda sekarang.',
});

export const orderReceipt = translate<(typeof english)['orderReceipt'], 'id'>({
  title: 'Kampanye struk pesanan (dengan upsell)',
  settingTabs: { settings: 'Pengaturan upsell', recommendations: 'Rekomendasi produk' },
  cardTitles: { WA: 'Konfirmasi pesanan (dengan upsell)', FB: 'Kampanye struk pesanan' },
  words: {
    about: 'Langsung mengonfirmasi pesanan, dan tidak lama kemudian menawarkan produk yang cocok dengannya.',
    delayPhrase: 'setelah pesanan dibuat',
    rightAfter: 'segera setelah pesanan dibuat',
    heldBack: 'Tidak dikirim untuk pesanan yang dibatalkan, atau ke orang yang mengirim STOP.',
    recipients: 'subscriber yang memesan; upsell hanya kepada mereka yang mau menerima promo',
    reasons: {
      orderCancelled: 'Pesanannya dibatalkan, jadi tidak ada lagi yang perlu disampaikan.',
      cashOnDelivery: 'Pesanannya dibayar dengan COD, dan upsell tidak dikirim untuk pesanan COD.',
      nothingToRecommend: 'Tidak ada yang bisa direkomendasikan untuk pesanan ini.',
    },
  },
  pastNote:
    'Upsell dipilih dari yang dijual toko Anda sekarang, dan pesanan dilihat dalam keadaannya setelah diubah.',
  limits:
    'Jika sudah lewat 24 jam sejak pembeli terakhir mengirim pesan ke halaman Anda, Messenger menerima struk hanya sebagai template yang sudah disetujuinya, dan sama sekali tidak menerima upsell.',
});

export const reordering = translate<(typeof english)['reordering'], 'id'>({
  title: 'Kampanye pesan ulang',
  words: {
    about:
      'Beberapa waktu setelah pesanan sampai, menanyakan apakah sudah waktunya memesan yang sama lagi, dan membawa pembeli ke sana.',
    delayPhrase: 'setelah pesanan sampai',
    rightAfter: 'segera setelah pesanan sampai',
    heldBack: 'Tidak dikirim ke orang yang saat itu sudah memesan lagi atau berhenti berlangganan.',
    recipients:
      'subscriber yang pesanan terakhirnya sudah sampai, atau sudah dikirim jika kurir tidak memberi kabar lagi',
    reasons: {
      orderedSince: 'Orang ini memesan lagi sebelum waktunya pesan dikirim.',
      orderCancelled: 'Pesanannya dibatalkan.',
      refunded: 'Dana pesanannya dikembalikan, jadi tidak ada yang perlu diulang.',
      nothingToReorder: 'Toko Anda tidak lagi menjual yang dulu dipesannya.',
    },
  },
  pastNote: 'Bisa tidaknya sesuatu dipesan lagi dilihat dari yang dijual toko Anda sekarang.',
});

export const review = translate<(typeof english)['review'], 'id'>({
  title: 'Kampanye ulasan',
  words: {
    about: 'Menanyakan pendapat pembeli tentang pesanannya, dan menyimpan yang ditulisnya sebagai ulasan.',
    delayPhrase: 'setelah pesanan sampai',
    rightAfter: 'segera setelah pesanan sampai',
    heldBack:
      'Tidak dikirim jika pesanannya dikembalikan, atau ke orang yang sudah ditanya dalam 90 hari terakhir.',
    recipients: 'subscriber yang pesanannya sudah sampai',
    reasons: {
      orderCancelled: 'Pesanannya dibatalkan sebelum ditanyakan.',
      orderRefunded: 'Dana pesanannya dikembalikan, jadi tidak ditanyakan.',
      noPhone: 'Pesanannya tanpa nomor telepon, jadi tidak ada yang bisa ditanya.',
      askedLately: 'Orang ini sudah ditanya tentang pesanan lain dalam 90 hari terakhir.',
    },
  },
});

export const shipmentUpdates = translate<(typeof english)['shipmentUpdates'], 'id'>({
  title: 'Kampanye kabar pengiriman',
  cardTitle: 'Kampanye notifikasi pengiriman',
  words: {
    about:
      'Memberi tahu pembeli di mana setiap paketnya: dikirim, sedang diantar, sudah sampai, atau tidak bisa diantar.',
    delayPhrase: 'setelah status paket berubah',
    rightAfter: 'segera setelah status paket berubah',
    heldBack:
      'Tidak dikirim untuk pesanan yang dibatalkan, untuk status yang sudah digantikan yang lebih baru, atau ke orang yang mengirim STOP.',
    recipients: 'subscriber yang pesanannya sudah dikirim',
    reasons: {
      orderCancelled: 'Pesanannya dibatalkan, jadi tidak ada lagi yang perlu disampaikan tentang paketnya.',
      parcelCancelled: 'Toko Anda menarik kembali paketnya.',
      pickedUp: 'Pembeli mengambil sendiri pesanan ini, jadi tidak ada paket yang perlu dilacak.',
      overtaken: 'Saat itu status paketnya sudah lebih baru. Pesan yang lebih baru dikirim sebagai gantinya.',
    },
  },
  pastNote:
    'Untuk setiap paket, yang diketahui adalah bahwa paket itu dikirim dan kabar terakhir dari kurirnya; kabar di antaranya tidak ditampilkan.',
  limits:
    'Messenger menerima kabar paket sebagai template yang sudah disetujuinya. Template itu sendiri tidak membuka halaman web.',
});
