import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-orders.ts';

export const order = translate<(typeof english)['order'], 'id'>({
  title: 'Pesanan {name}',
  what: 'Pesanan',
  unknown: 'Tidak ada pesanan dengan nomor ini',
  unknownText: 'Semua pesanan Anda ada di satu halaman.',
  toOrders: 'Lihat pesanan Anda',
  by: '{when}, oleh {person}',
  byNobody: '{when}, oleh {person}, bukan subscriber',
  earned: 'Sebuah pesan menghasilkan {amount}',
  earnedLess: 'Sebuah pesan menghasilkan {amount} setelah pengembalian',
  credit: '{why} Pesanan ini hasil dari <link>pesan ini</link> ({source}).',
  noCredit:
    'Bukan hasil pesan: tidak ada promo yang kodenya dipakai, yang diklik, atau yang dibaca tepat waktu. Di bawah ini yang kami periksa.',
  otherCurrency:
    'Pesanan ini dibayar dalam mata uang yang berbeda dari mata uang toko Anda, jadi dihitung sebagai pesanan tanpa nilai.',
});

export const orderColumns = translate<(typeof english)['orderColumns'], 'id'>({
  when: 'Waktu',
  order: 'Pesanan',
  creditedTo: 'Hasil dari',
  why: 'Alasan',
  value: 'Nilai pesanan',
  net: 'Bersih',
  onTheseDays: 'Pada hari-hari ini',
  otherCurrency: 'Mata uang lain',
  changed: '{change} {day}: {amount}',
});

export const orderFilters = translate<(typeof english)['orderFilters'], 'id'>({
  credited: 'Hasil pesan',
  channel: 'Saluran',
  campaign: 'Kampanye',
  any: 'Semua',
  from: 'Dari',
  until: 'Sampai',
  last7: '7 hari terakhir',
  last30: '30 hari terakhir',
  allTime: 'Sepanjang waktu',
  creditedBy: {
    all: 'Semua pesanan',
    credited: 'Hasil pesan',
    clicks: 'Berkat klik dan kode',
    reads: 'Hanya berkat pesan dibaca',
    none: 'Bukan hasil pesan',
  },
});

export const orderMoney = translate<(typeof english)['orderMoney'], 'id'>({
  title: 'Nilai pesanan',
  change: 'Perubahan',
  when: 'Waktu',
  amount: 'Nilai',
  countsOn: 'Dihitung pada {day}',
  net: 'Bersih',
  changes: {
    order: 'Dipesan',
    edit: 'Diedit',
    refund: 'Dana dikembalikan',
    cancellation: 'Dibatalkan',
    return: 'Kembali tanpa dibayar',
  },
});

export const orderTotals = translate<(typeof english)['orderTotals'], 'id'>({
  label: 'Total',
  what: 'Total',
  earned: 'Pendapatan dari pesan',
  credited: 'Pesanan hasil pesan',
  byClicks: 'Pendapatan berkat klik dan kode',
  returned: 'Dikembalikan',
  placed: 'Semua pesanan di toko Anda',
  ofAllTime: 'Sepanjang waktu, setelah pengembalian.',
  ofDay:
    '{day}, setelah dikurangi semua yang dikembalikan pada hari ini, juga dari pesanan sebelumnya. Dasbor Anda menunjukkan angka yang sama.',
  ofDays:
    '{from} sampai {to}, setelah dikurangi semua yang dikembalikan pada hari-hari ini, juga dari pesanan sebelumnya. Dasbor Anda menunjukkan angka yang sama.',
});

export const orders = translate<(typeof english)['orders'], 'id'>({
  title: 'Pesanan dan pendapatan',
  note: 'Pesanan mana yang dihasilkan pesan Anda, dan mengapa.',
  settings: 'Cara pesanan dihitung',
  list: 'Pesanan',
  what: 'Daftar pesanan',
  table: 'Daftar pesanan',
  more: 'Tampilkan pesanan lainnya',
  cut: {
    other:
      'File ini hanya berisi {count} pesanan pertama. Pilih lebih sedikit hari untuk mendapatkan sisanya.',
  },
  none: 'Tidak ada pesanan pada hari-hari ini',
  noneText:
    'Pesanan dari toko Anda muncul di sini, masing-masing dengan pesan yang menghasilkannya. Pilih hari lain untuk melihat pesanan sebelumnya.',
  noMatch: 'Tidak ada pesanan yang cocok',
  noMatchText: 'Hapus filter, atau pilih hari lain.',
  notCredited: 'Bukan hasil pesan',
});

export const touches = translate<(typeof english)['touches'], 'id'>({
  title: 'Yang kami periksa',
  settings: 'Ubah apa yang dihitung',
  credited: 'Dihitung',
  kinds: { code: 'Kode dipakai', click: 'Tautan diklik', read: 'Pesan dibaca' },
  rule: 'Kode yang dipakai diutamakan. Jika tidak ada, yang dihitung adalah klik terakhir dalam {clicks}; jika tidak ada juga, pesan terakhir yang dibaca dalam {reads}. Pesan yang hanya menyusul pesanan, seperti struk, tidak menghasilkan apa pun.',
  ruleWithoutReads:
    'Kode yang dipakai diutamakan. Jika tidak ada, yang dihitung adalah klik terakhir dalam {clicks}. Pesan yang hanya menyusul pesanan, seperti struk, tidak menghasilkan apa pun.',
  within: { hours: { other: '{count} jam' }, days: { other: '{count} hari' } },
  none: 'Sejauh yang kami tahu, tidak ada kode yang dipakai, tautan yang diklik, atau promo yang dibaca dalam 30 hari sebelum pesanan ini. Kami tidak bisa melihat pesan yang dibaca orang yang mematikan laporan dibaca, atau pesanan yang dibuat dengan nomor lain.',
});
