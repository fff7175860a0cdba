import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-credit.ts';

export const billed = translate<(typeof english)['billed'], 'id'>({
  code: 'Paket yang ditagih menurut pendapatan menghitungnya: kodenya dipakai.',
  click:
    'Paket yang ditagih menurut pendapatan menghitungnya: pesanan ini hasil dari kode atau klik dalam 5 hari.',
  onlyRead: 'Paket yang ditagih menurut pendapatan tidak menghitungnya: pesannya hanya dibaca.',
  noMessage:
    'Paket yang ditagih menurut pendapatan tidak menghitungnya: pesanan ini bukan hasil dari pesan mana pun.',
  tooLongAgo:
    'Paket yang ditagih menurut pendapatan tidak menghitungnya: kliknya lebih dari 5 hari sebelumnya.',
});

export const credit = translate<(typeof english)['credit'], 'id'>({
  code: 'Pesanan ini memakai kode dari pesan ini.',
  click: 'Pembeli mengeklik tautannya {span} sebelum memesan.',
  read: 'Pembeli membacanya {span} sebelum memesan, dan tidak ada klik yang dihitung.',
});

export const noCredit = translate<(typeof english)['noCredit'], 'id'>({
  laterCode: 'Pesan yang lebih baru memuat kode yang dipakai pesanan ini.',
  later: {
    click: 'Klik yang lebih baru yang dihitung.',
    read: 'Pesan yang dibaca belakangan yang dihitung.',
  },
  codeFirst: 'Kode yang dipakai pesanan didahulukan dari klik dan pesan yang dibaca.',
  clickFirst: 'Klik didahulukan dari pesan yang dibaca, meskipun dibaca belakangan.',
  noReads: 'Menurut pengaturan Anda, pesan yang hanya dibaca tidak dihitung.',
  outside: {
    click: 'Kliknya {span} sebelum pesanan; batas waktu Anda untuk klik adalah {window}.',
    read: 'Dibaca {span} sebelum pesanan; batas waktu Anda untuk pesan yang dibaca adalah {window}.',
  },
});

export const spans = translate<(typeof english)['spans'], 'id'>({
  moment: 'kurang dari satu menit',
  minutes: { other: '{count} menit' },
  hours: { other: '{count} jam' },
  days: { other: '{count} hari' },
});

export const windowBounds = translate<(typeof english)['windowBounds'], 'id'>({
  clicks: 'Klik bisa dihitung selama 1 jam sampai 30 hari, dalam jam penuh.',
  reads: 'Pesan yang dibaca bisa dihitung sampai 5 hari, dalam jam penuh; dengan 0, tidak dihitung.',
});
