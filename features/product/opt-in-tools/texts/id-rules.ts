import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-rules.ts';

export const behaviourWhen = translate<(typeof english)['behaviourWhen'], 'id'>({
  scroll: 'Muncul setelah {percent}% halaman dilihat.',
  scrollUnset: 'Muncul setelah sebagian halaman dilihat.',
  time: { other: 'Muncul setelah {count} detik.' },
  timeUnset: 'Muncul setelah beberapa detik.',
  welcome: 'Muncul begitu pembeli datang.',
  exit: 'Muncul saat pembeli akan pergi.',
  exitWithPhones: 'Di komputer, muncul saat pembeli akan pergi. Di ponsel, saat itu tidak bisa diketahui.',
  allTime: 'Selalu ada.',
  show: 'Selalu ada, dengan sapaannya.',
  hide: 'Selalu ada, dan terbuka saat diklik.',
  fade: { other: 'Selalu ada, dengan sapaannya selama {count} detik.' },
  fadeUnset: 'Selalu ada, dengan sapaannya selama beberapa detik.',
});

export const behaviourWho = translate<(typeof english)['behaviourWho'], 'id'>({
  nowhere: 'Tidak ditampilkan di mana pun: komputer dan ponsel tidak dipilih.',
  everyone: {
    both: 'Ditampilkan kepada semua orang di komputer dan ponsel.',
    desktop: 'Ditampilkan kepada semua orang di komputer.',
    phone: 'Ditampilkan kepada semua orang di ponsel.',
  },
  unOpted: {
    both: 'Ditampilkan kepada pembeli yang belum mendaftar, di komputer dan ponsel.',
    desktop: 'Ditampilkan kepada pembeli yang belum mendaftar, di komputer.',
    phone: 'Ditampilkan kepada pembeli yang belum mendaftar, di ponsel.',
  },
});

export const descriptions = translate<(typeof english)['descriptions'], 'id'>({
  pill: 'Tombol kecil di tepi toko Anda. Tombol ini membuka kartu tempat pembeli mendaftar.',
  wheel: 'Roda berhadiah. Pembeli mendaftar, lalu mendapat kode yang dimenangkan.',
  popup: 'Kartu dengan gambar Anda yang terbuka satu kali, pada saat yang Anda pilih.',
  chatWidget: 'Tombol di sudut toko Anda yang membuka chat dengan Anda.',
  orderNews:
    'Tombol di halaman terima kasih, untuk pembeli yang ingin mendapat kabar pesanannya di Messenger.',
  checkoutBlock: 'Blok pendaftaran di halaman terima kasih dan status pesanan.',
});

export const experimentResult = translate<(typeof english)['experimentResult'], 'id'>({
  unseen: 'Kedua desain belum sama-sama dilihat pengunjung, jadi belum ada yang bisa dibandingkan.',
  shares: '{a}% mendaftar dengan desain A, {b}% dengan desain B.',
  sharesHeldOut:
    '{a}% mendaftar dengan desain A, {b}% dengan desain B, dan {heldOut}% dari yang tidak melihat keduanya.',
  noWinner: 'Itu masih bisa kebetulan, jadi belum ada pemenang.',
  winner: 'Desain {design} lebih baik, dengan selisih {low} sampai {high} poin persen dan keyakinan 95%.',
});

export const pageRuleWords = translate<(typeof english)['pageRuleWords'], 'id'>({
  contains: 'memuat “{text}”',
  startsWith: 'diawali “{text}”',
  is: 'adalah “{text}”',
});

export const shownPages = translate<(typeof english)['shownPages'], 'id'>({
  only: 'Hanya di halaman yang alamatnya {rules}.',
  never: 'Tidak di halaman yang alamatnya {rules}.',
});

export const toggle = translate<(typeof english)['toggle'], 'id'>({
  otherChannel: 'Ups! Nonaktifkan dulu {tool} untuk {channel} sebelum Anda mengaktifkannya di sini.',
  noGifKey:
    'Pencarian GIF belum disiapkan di server ini. Pengelola server Bellbird bisa menambahkan kunci Giphy. Sementara itu, tempel alamat GIF.',
});
