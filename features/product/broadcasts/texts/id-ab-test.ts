import { translate } from '#platform/language/catalogue.ts';
import type {
  abFields as englishAbFields,
  abRest as englishAbRest,
  abResult as englishAbResult,
  abShares as englishAbShares,
} from './en-ab-test.ts';

export const abFields = translate<typeof englishAbFields, 'id'>({
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

export const abResult = translate<typeof englishAbResult, 'id'>({
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

export const abShares = translate<typeof englishAbShares, 'id'>({
  read: '{share} membacanya, antara {low} dan {high}',
  clicked: '{share} mengetuk tautannya, antara {low} dan {high}',
  ordered: '{share} memesan, antara {low} dan {high}',
});

export const abRest = translate<typeof englishAbRest, 'id'>({
  send: 'Kirim teks {arm} ke sisanya',
  waiting: { other: '{count} orang menunggunya.' },
  title: 'Kirim teks {arm} ke sisanya?',
  confirm: 'Kirim teks {arm}',
  now: { other: '{count} orang menerima teks {arm} sekarang.' },
  onResume: {
    other: '{count} orang menerima teks {arm} begitu Anda melanjutkan broadcast.',
  },
  noWinner: 'Belum ada pemenang.',
  winner: 'Teks ini pemenang uji Anda.',
  loser: 'Hasil teks ini lebih buruk dalam uji Anda.',
  final: 'Ini tidak bisa diurungkan.',
  sent: {
    other: 'Teks {arm} dikirim ke {count} orang.',
  },
});
