import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-ab-test.ts';

export const abCourse = translate<(typeof english)['abCourse'], 'id'>({
  half: 'Separuh orang menerima teks A, separuh lagi teks B.',
  first: '{share} orang menerimanya lebih dulu, separuh teks A, separuh lagi teks B.',
  heldOut: 'Sebelum itu, {share} audiens masuk kelompok pembanding dan tidak menerima apa pun.',
  compared: {
    read: 'Yang dibandingkan: berapa orang yang membacanya.',
    clicked: 'Yang dibandingkan: berapa orang yang mengetuk tautannya.',
    ordered: 'Yang dibandingkan: berapa orang yang memesan.',
  },
  byRule: {
    read: 'Setelah {after}, sisanya menerima teks yang dibaca lebih banyak orang, begitu selisihnya bukan kebetulan.',
    clicked:
      'Setelah {after}, sisanya menerima teks yang tautannya diketuk lebih banyak orang, begitu selisihnya bukan kebetulan.',
    ordered:
      'Setelah {after}, sisanya menerima teks yang menghasilkan lebih banyak pemesan, begitu selisihnya bukan kebetulan.',
  },
  byMerchant: {
    read: 'Setelah {after}, Anda memilih teks untuk sisanya, menurut berapa orang yang membacanya.',
    clicked:
      'Setelah {after}, Anda memilih teks untuk sisanya, menurut berapa orang yang mengetuk tautannya.',
    ordered: 'Setelah {after}, Anda memilih teks untuk sisanya, menurut berapa orang yang memesan.',
  },
  lapses: 'Orang yang belum menerima apa pun dua hari kemudian tidak menerima apa-apa lagi.',
});

export const abFields = translate<(typeof english)['abFields'], 'id'>({
  title: 'Uji A/B',
  switch: 'Coba dua teks',
  hint: 'Sebagian orang menerima teks di atas, sebagian lagi teks kedua. Sisanya lalu menerima teks yang hasilnya lebih baik.',
  hintBlocked: 'Broadcast ini sudah punya kelompok pertama. Matikan dulu untuk mencoba dua teks.',
  textB: 'Teks B',
  templateB: 'Template teks B',
  missing: 'Pilih teks kedua.',
  size: 'Ukuran uji',
  holdOut: 'Pembanding, tidak menerima',
  metric: 'Hasilnya lebih baik jika',
  metrics: {
    read: 'Lebih banyak orang membacanya',
    clicked: 'Lebih banyak orang mengetuk tautannya',
    ordered: 'Lebih banyak orang memesan',
  },
  decider: 'Siapa yang memilih untuk sisanya',
  deciders: { merchant: 'Saya yang memilih', rule: 'Yang lebih baik, otomatis' },
  after: 'Tunggu sebelum memilih',
  minutes: 'menit',
});

export const abNeeds = translate<(typeof english)['abNeeds'], 'id'>({
  tooSmall:
    'Untuk menentukan pemenang perlu paling sedikit {least} orang per teks, padahal uji ini punya {inTest}. Putuskan menurut yang Anda lihat.',
  soFar: 'Untuk menentukan pemenang perlu paling sedikit {least} orang per teks; sejauh ini baru {fewest}.',
  alike: 'Sejauh ini hasil keduanya sama: tidak ada yang bisa dibedakan.',
  cannotTell:
    'Dengan persentase seperti ini perlu sekitar {needed} orang per teks untuk memastikannya, padahal uji ini punya {inTest}. Kedua teks sama-sama pilihan yang baik.',
  canTell:
    'Dengan persentase seperti ini perlu sekitar {needed} orang per teks untuk memastikannya; sejauh ini baru {fewest}.',
});

export const abRest = translate<(typeof english)['abRest'], 'id'>({
  send: 'Kirim teks {arm} ke sisanya',
  waiting: { other: '{count} orang menunggunya.' },
  title: 'Kirim teks {arm} ke sisanya?',
  confirm: 'Kirim teks {arm}',
  now: { other: '{count} orang menerima teks {arm} sekarang.' },
  onResume: { other: '{count} orang menerima teks {arm} begitu Anda melanjutkan broadcast.' },
  noWinner: 'Belum ada pemenang.',
  winner: 'Teks ini pemenang uji Anda.',
  loser: 'Hasil teks ini lebih buruk dalam uji Anda.',
  final: 'Ini tidak bisa diurungkan.',
  sent: { other: 'Teks {arm} dikirim ke {count} orang.' },
});

export const abResult = translate<(typeof english)['abResult'], 'id'>({
  title: 'Uji A/B',
  what: 'Hasil uji',
  chosen: 'Sisanya menerima teks {arm}, diputuskan {when}.',
  decides: 'Mulai {when}, teks yang lebih baik dikirim otomatis ke sisanya begitu ada pemenang.',
  lapses: 'Orang yang masih menunggu sampai {when} tidak menerima teks mana pun.',
  chart: 'Perbandingan kedua teks',
  scale:
    'Dari 0 sampai {most}. Garisnya adalah hasil yang terhitung. Batangnya menunjukkan letak persentase sebenarnya dengan keyakinan 95%.',
  winner: 'Pemenang',
  nobodyHeldOut: 'Tidak ada kelompok pembanding.',
  nobodyYet: 'Belum ada yang menerimanya.',
  table: 'Hasil yang terhitung untuk setiap teks',
  text: 'Teks',
  people: 'Orang',
  delivered: 'Tersampaikan',
  read: 'Dibaca',
  clicked: 'Diklik',
  ordered: 'Memesan',
  revenue: 'Pendapatan',
});

export const abShares = translate<(typeof english)['abShares'], 'id'>({
  read: '{share} membacanya, antara {low} dan {high}',
  clicked: '{share} mengetuk tautannya, antara {low} dan {high}',
  ordered: '{share} memesan, antara {low} dan {high}',
});

export const abSoFar = translate<(typeof english)['abSoFar'], 'id'>({
  shares: {
    read: '{a} membacanya dengan teks A, {b} dengan teks B.',
    clicked: '{a} mengetuk tautannya dengan teks A, {b} dengan teks B.',
    ordered: '{a} memesan dengan teks A, {b} dengan teks B.',
  },
  noWinner: 'Itu masih bisa kebetulan: belum ada pemenang.',
  winner: 'Teks {arm} lebih baik, dengan selisih {low} sampai {high} poin persen dan keyakinan 95%.',
});
