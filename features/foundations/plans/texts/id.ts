import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';
import { offerWords, cardWords, priceWords } from './id-offers.ts';

export const texts: typeof english = {
  badge: translate<(typeof english)['badge'], 'id'>({
    spoken: 'Paket Anda:',
    trial: { other: 'Sisa {count} hari uji coba gratis' },
    billed: 'Siklus tagihan baru mulai {day}',
    trialShort: { other: 'Sisa {count} hari' },
    billedShort: 'Siklus baru {day}',
    reached: 'Batas tercapai, mulai lagi {day}',
    reachedShort: 'Batas tercapai',
  }),
  notice: translate<(typeof english)['notice'], 'id'>({
    reached: {
      messages: {
        other:
          'Jatah {count} pesan dalam paket Anda untuk siklus ini sudah habis. Pesan berikutnya menunggu sampai {endsOn}.',
      },
      conversations: {
        other:
          'Jatah {count} percakapan dalam paket Anda untuk siklus ini sudah habis. Pesan berikutnya menunggu sampai {endsOn}.',
      },
    },
    next: {
      raiseCap: 'Untuk mengirimnya sekarang, naikkan batas pemakaian Anda.',
      openPlans: 'Untuk mengirimnya sekarang, pilih paket berbayar.',
    },
    near: 'Pemakaian Anda hampir mencapai batas untuk siklus ini. Setelah itu, pesan menunggu sampai {endsOn}.',
    raiseCap: 'Naikkan batas',
    openPlans: 'Lihat paket',
    close: 'Tutup pemberitahuan ini',
  }),
  plans: translate<(typeof english)['plans'], 'id'>({
    title: 'Anda sekarang memakai {plan}',
    titleOfName: 'Anda sekarang memakai paket {name}',
    titleWithoutPlan: 'Pilih paket di bawah untuk melanjutkan',
    close: 'Tutup daftar paket',
    what: 'Paket',
    loading: 'Daftar paket',
    whoCharges:
      'Harga dalam dolar AS, setiap 30 hari. Shopify menambahkannya ke tagihan toko Anda dan membayarkannya kepada pengelola Bellbird di {host}. Biaya WhatsApp sendiri tidak termasuk: itu dibayar oleh pemilik nomor WhatsApp.',
    prices: 'Harga pesan',
    notNow: 'Nanti saja?',
    logOut: 'Keluar',
  }),
  card: translate<(typeof english)['card'], 'id'>({
    price: '{price} <per>per bulan</per>',
    aboutPrice: 'Tentang harga ini: {text}',
    afterRevenue: {
      freeUpTo: 'Gratis hingga pendapatan teratribusi {revenue} per bulan, setelah itu {price} per bulan',
      flatAfter: 'Biaya tetap {price} per bulan setelah pendapatan teratribusi melewati {revenue} per bulan',
    },
    firstBill: {
      noCharge: 'Tanpa biaya untuk disetujui',
      freeTrial: 'Uji coba gratis {count} hari',
      trialLeft: { other: 'Sisa {count} hari uji coba gratis' },
      nextBill: 'Tagihan berikutnya {day}',
      today: 'Ditagih mulai hari ini',
    },
    current: 'Paket saat ini',
    select: 'Pilih paket',
    included: 'Termasuk:',
    notIncluded: 'Tidak termasuk:',
  }),
  leaving: translate<(typeof english)['leaving'], 'id'>({
    title: 'Tinggalkan {own} dan beralih ke {free}?',
    ends: {
      unbilled: '{plan} langsung berakhir.',
      trial: {
        other:
          '{plan} langsung berakhir, dan tidak ada yang ditagih. Uji coba gratis Anda tetap berjalan dan berakhir dalam {count} hari.',
      },
      paid: '{plan} langsung berakhir. Hari yang sudah Anda bayar tidak dikembalikan.',
      usage:
        '{plan} langsung berakhir. Pemakaian Anda sejauh ini tetap ditagih, dan hari yang sudah Anda bayar tidak dikembalikan.',
    },
    lost: 'Toko Anda kehilangan: {parts}.',
    limit: {
      other:
        '{plan} mencakup {count} percakapan per bulan. Jika sudah habis, pesan menunggu bulan berikutnya.',
    },
    again: {
      notSold: 'Paket ini tidak dijual lagi, jadi Anda tidak bisa memilihnya lagi.',
      listedPrice:
        'Anda membayar harga lama. Jika memilih paket ini lagi, Anda membayar harga yang tertera saat itu.',
    },
    keep: 'Tetap di paket saya',
    leave: 'Beralih ke {free}',
  }),
  change: translate<(typeof english)['change'], 'id'>({
    changing: 'Mengganti paket',
    changed: 'Paket berhasil diganti!',
    failed: 'Paket gagal diganti',
    cancelling: 'Membatalkan upgrade',
    cancelled: 'Upgrade berhasil dibatalkan!',
    cancelFailed: 'Tagihan gagal dibatalkan',
  }),
  usage: translate<(typeof english)['usage'], 'id'>({
    title: 'Siklus tagihan Anda',
    resets: 'Siklus baru mulai {day}.',
    firstBill: 'Tagihan pertama pada {day}.',
    nextBill: 'Tagihan berikutnya pada {day}.',
    trialLeft: {
      other: 'Uji coba Anda masih tersisa {count} hari. Sisanya tetap berlaku jika Anda mengganti paket.',
    },
    meters: {
      revenue: 'Pendapatan teratribusi dalam siklus ini',
      messages: 'Pesan dalam siklus ini',
      conversations: 'Percakapan dalam siklus ini',
    },
    now: {
      included:
        'Harga mencakup {included}. Yang Anda kirim di atas itu dikenai biaya, hingga {most} dalam siklus ini.',
      charged:
        'Jatah {included} sudah habis. Yang Anda kirim sekarang dikenai biaya, hingga {most} dalam siklus ini.',
      bounded: 'Setelah {most}, pesan menunggu sampai {endsOn}.',
      unbounded: 'Harga mencakup {included}. Yang Anda kirim di atas itu dikenai biaya.',
      usedUp: 'Seluruh {most} sudah terpakai. Hitungan mulai lagi pada {endsOn}.',
      revenueFree: 'Hingga {included}, pendapatan tidak dikenai biaya.',
      revenueCharged: 'Di atas {included}, biaya paket Anda bertambah. Pesan Anda tetap dikirim.',
      capStops: 'Setelah {most}, pesan menunggu sampai Anda menaikkan batas atau siklus berikutnya mulai.',
      capFlat: 'Setelah {most}, tidak ada biaya tambahan. Pesan Anda tetap dikirim.',
    },
    charges: 'Biaya pemakaian dalam siklus ini',
    raiseCap: 'Naikkan batas',
    revenueNotCharged:
      'Bilah yang penuh berarti pesan Anda menghasilkan lebih banyak daripada biaya pemakaian tertinggi. Pendapatan itu sendiri tidak dikenai biaya.',
    usedUp:
      'Batas pemakaian Anda tercapai. Tidak ada lagi yang dikirim: semua pesan menunggu sampai {endsOn}. Pesan yang sudah basi saat itu dibatalkan.',
    nearFlat:
      'Anda hampir mencapai biaya pemakaian tertinggi dalam siklus ini. Di atas itu, tidak ada biaya tambahan.',
    percent: '{figures}, {percent} persen',
  }),
  cap: translate<(typeof english)['cap'], 'id'>({
    title: 'Naikkan batas pemakaian Anda',
    text: 'Biaya pemakaian paling banyak {limit} dalam setiap siklus tagihan. Dalam siklus ini, biayanya sejauh ini {used}. Batas yang lebih tinggi berlaku begitu Anda menyetujuinya di toko Anda.',
    limit: 'Batas baru',
    choice: '{amount} setiap 30 hari',
    other: 'Jumlah lain',
    amount: 'Jumlah dalam dolar AS',
    problems: {
      NO_AMOUNT: 'Masukkan jumlah, misalnya 120.',
      CAP_NOT_HIGHER: 'Masukkan lebih dari {limit}, batas Anda saat ini.',
      CAP_TOO_HIGH: 'Masukkan {most} atau kurang.',
    },
    close: 'Nanti saja',
    approve: 'Setujui di toko saya',
  }),
  approve: translate<(typeof english)['approve'], 'id'>({
    title: 'Setujui tagihan',
    text: 'Paket baru Anda dimulai begitu Anda menyetujui tagihannya di toko Anda. Harganya tampil lagi di sana sebelum Anda menyetujuinya.',
    cancel: 'Batalkan upgrade',
  }),
  declined: translate<(typeof english)['declined'], 'id'>({
    title: 'Tagihan tidak disetujui',
    text: 'Anda menolak tagihan untuk paket baru di toko Anda, jadi tidak ada yang ditagih. Setujui untuk mendapatkan paket baru, atau tetap pakai paket saat ini.',
    stay: 'Tetap di {plan}',
  }),
  welcome: translate<(typeof english)['welcome'], 'id'>({
    title: 'Selamat datang di Bellbird',
    text: 'Paket berbayar gratis selama 30 hari pertama.',
    price:
      'Setelah itu biayanya {price} per bulan, tetapi hanya untuk bulan saat Bellbird mendatangkan pendapatan minimal {revenue} bagi Anda.',
    later: 'Nanti',
    seePlans: 'Lihat paket',
  }),
  ownNumber: translate<(typeof english)['ownNumber'], 'id'>({
    title: 'Siapkan nomor WhatsApp API Anda',
    text: 'Paket Anda mengirim dari nomor WhatsApp Anda sendiri. Ajukan nomornya ke WhatsApp. Perlu sekitar sepuluh menit, serta nama dan alamat perusahaan Anda.',
    close: 'Nanti saja',
    openForm: 'Buka formulir pengajuan',
  }),
  prices: translate<(typeof english)['prices'], 'id'>({
    back: 'Kembali ke daftar paket',
    what: 'Harga',
    loading: 'Daftar harga',
    aboutUsage:
      'Jatah dalam paket dimulai lagi setiap 30 hari. Di atas itu, Bellbird menagih per kelipatan penuh, sampai batas yang Anda setujui di toko Anda. Pesan di atas batas itu menunggu, kecuali di paket yang biayanya tidak bertambah lagi setelahnya.',
    aboutMeters:
      'Satu pesan adalah satu pesan yang dikirim kepada seorang pembeli. Satu percakapan adalah seorang pembeli dalam satu hari, berapa pun jumlah pesannya. Pendapatan teratribusi berasal dari pesanan setelah klik pada pesan, atau dengan kode diskon dari pesan.',
    aboutWhatsApp: 'Biaya WhatsApp sendiri tidak termasuk dalam harga ini. {replyPrices}',
    own: 'Paket Anda, dengan harga yang Anda setujui',
    listed: 'Paket yang bisa Anda pilih',
    plan: 'Paket',
    price: 'Harga per bulan',
    included: 'Termasuk',
    beyond: 'Di atas itu',
    most: 'Biaya pemakaian tertinggi',
  }),
  offerWords: offerWords,
  cardWords: cardWords,
  priceWords: priceWords,
};
