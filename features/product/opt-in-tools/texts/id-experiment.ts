import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-experiment.ts';

export const armNames = translate<(typeof english)['armNames'], 'id'>({
  A: {
    name: 'Desain A',
    about: 'Alat seperti semula',
    picture: 'Tampilan desain A',
    none: 'Belum ada yang melihatnya',
  },
  B: {
    name: 'Desain B',
    about: 'Desain yang lain',
    picture: 'Tampilan desain B',
    none: 'Belum ada yang melihatnya',
  },
  heldOut: {
    name: 'Tanpa keduanya',
    about: 'Pengunjung yang tidak melihat kedua desain',
    picture: 'Tanpa kedua desain',
    none: 'Belum ada yang datang',
  },
});

export const arms = translate<(typeof english)['arms'], 'id'>({
  kept: 'Dipakai',
  better: 'Lebih baik',
  signedUp: { other: '{optIns} dari {count} pengunjung mendaftar' },
  interval: 'Antara {low} dan {high}, dengan keyakinan 95%',
});

export const beginExperiment = translate<(typeof english)['beginExperiment'], 'id'>({
  title: 'Bandingkan desain ini dengan yang tersimpan',
  notNow: 'Nanti saja',
  begin: 'Mulai',
  tells:
    'Kami menunjukkan berapa orang yang mendaftar dengan setiap desain, dan kapan selisihnya bukan lagi kebetulan.',
  compared:
    'Yang dibandingkan hanya tampilan dan teks alat ini. Kapan dan di mana ditampilkan, promonya, dan yang disetujui pembeli tetap seperti yang tersimpan.',
  isOff: 'Alat ini nonaktif, jadi tidak ada yang dihitung sampai Anda mengaktifkannya.',
  heldOut: 'Siapa yang tidak melihat kedua desain, untuk mengetahui berapa hasil alat ini',
  nobody: 'Tidak ada',
  visitors: '{percent}% pengunjung',
});

export const experiment = translate<(typeof english)['experiment'], 'id'>({
  what: 'Perbandingan',
  title: 'Dua desain {tool}',
  close: 'Tutup',
  seeResults: 'Lihat hasilnya',
  hasEnded: 'Perbandingan sudah berakhir.',
  keep: 'Akhiri dan pakai desain {design}',
  since: 'Sejak {when}.',
  sinceHeldOut: 'Sejak {when}, dan {percent}% pengunjung tidak melihat kedua desain.',
  goesOn:
    'Setiap pengunjung terus melihat desain yang sama. Alat ini tidak bisa diubah sampai Anda mengakhiri perbandingan.',
  ended: 'Perbandingan berakhir {when}, dan desain {design} yang dipakai.',
  howTo:
    'Belum ada yang dibandingkan. Untuk mengetahui desain mana yang mendatangkan lebih banyak pendaftaran, <editor>buka editor</editor>, ubah tampilan atau teks alat ini, lalu pilih “Bandingkan dengan yang tersimpan” alih-alih Simpan.',
  howToAgain:
    'Untuk membandingkan lagi, <editor>buka editor</editor>, ubah tampilan atau teks alat ini, lalu pilih “Bandingkan dengan yang tersimpan” alih-alih Simpan.',
});

export const experimentToasts = translate<(typeof english)['experimentToasts'], 'id'>({
  begins: 'Memulai perbandingan',
  hasBegun: 'Perbandingan dimulai',
  ends: 'Mengakhiri perbandingan',
  hasEnded: 'Perbandingan sudah berakhir',
});

export const whoSees = translate<(typeof english)['whoSees'], 'id'>({
  halves:
    'Mulai sekarang, separuh pengunjung melihat desain yang tersimpan (A), dan separuh lagi melihat desain di sini (B).',
  heldOut:
    'Mulai sekarang, {each}% pengunjung melihat desain yang tersimpan (A), {each}% melihat desain di sini (B), dan {heldOut}% tidak melihat keduanya.',
});
