import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';
import { failureClasses } from './id-failure-classes.ts';
import { messengerFailures } from './id-messenger-failures.ts';
import { rules, waits } from './id-reasons.ts';
import { whatsappFailures } from './id-whatsapp-failures.ts';

export const texts: typeof english = {
  panel: translate<(typeof english)['panel'], 'id'>({
    title: 'Pengiriman',
    senderHealth: 'Kondisi pengirim',
    what: 'Batas pengiriman Anda',
    save: 'Simpan',
    discard: 'Buang',
    saving: 'Menyimpan',
    saved: 'Berhasil disimpan',
  }),
  quietHours: translate<(typeof english)['quietHours'], 'id'>({
    title: 'Jam tenang',
    text: 'Promo ditahan selama jam tenang, lalu dikirim setelahnya. Jam tenang mengikuti waktu setempat setiap orang.',
    note: 'Struk dan kabar pengiriman dikirim kapan saja.',
    switch: 'Tahan promo di malam hari',
    from: 'Dari',
    until: 'Sampai',
    sameTime: 'Waktu mulai dan waktu selesai jam tenang harus berbeda.',
  }),
  caps: translate<(typeof english)['caps'], 'id'>({
    title: 'Batas promo untuk satu orang',
    text: 'Semua kampanye dan broadcast dihitung bersama. Semua pesan tentang satu keranjang dihitung satu kali. Ucapan selamat datang setelah mendaftar tidak dihitung. Promo di atas batas akan menunggu, atau dibatalkan jika akan sampai terlambat.',
    mostInDay: 'Dalam 24 jam',
    mostInWeek: 'Dalam 7 hari',
    mostInMonth: 'Dalam 30 hari',
    none: 'Tanpa batas',
  }),
  talks: translate<(typeof english)['talks'], 'id'>({
    title: 'Saat Anda berbicara dengan seseorang',
    text: 'Setelah Anda atau rekan Anda menulis kepada seseorang, di sini atau di aplikasi WhatsApp, promo untuk orang itu menunggu. Tanda terima, kabar pengiriman, dan pertanyaan tentang pesanan COD tetap dikirim.',
    label: 'Promo menunggu',
    none: 'Promo tidak menunggu',
    hours: { other: '{count} jam' },
  }),
  waiting: translate<(typeof english)['waiting'], 'id'>({
    none: 'Tidak ada pesan yang menunggu karena batas ini.',
    quietHours: {
      other:
        '{count} pesan menunggu jam tenang berakhir. Pesan-pesan ini diperiksa lagi begitu Anda menyimpan.',
    },
    frequencyCap: {
      other:
        '{count} pesan menunggu sampai penerimanya boleh mendapat promo lagi. Pesan-pesan ini diperiksa lagi begitu Anda menyimpan.',
    },
    both: {
      other:
        '{count} pesan menunggu: {quiet} menunggu jam tenang berakhir, {capped} menunggu sampai penerimanya boleh mendapat promo lagi. Pesan-pesan ini diperiksa lagi begitu Anda menyimpan.',
    },
  }),
  pause: translate<(typeof english)['pause'], 'id'>({
    button: 'Jeda semua pengiriman',
    question: 'Jeda semua pengiriman?',
    text: 'Kampanye, broadcast, pesan tentang pesanan, jawaban, dan pesan uji menunggu sampai Anda melanjutkan. Hanya konfirmasi berhenti berlangganan yang tetap dikirim.',
    onTheirWay: 'Pesan yang sedang dikirim saat ini mungkin masih akan sampai.',
    confirm: 'Jeda semua pengiriman',
    cancel: 'Batal',
    waiting: 'Menjeda',
    done: 'Semua pengiriman dijeda',
  }),
  resume: translate<(typeof english)['resume'], 'id'>({
    button: 'Lanjutkan pengiriman',
    question: 'Lanjutkan pengiriman?',
    noneInTime: 'Semua pesan yang menunggu sudah terlambat. Mulai sekarang pesan baru dikirim lagi.',
    inTime: {
      other:
        '{count} pesan yang menunggu bisa dikirim sekarang, sesuai batas dan jam tenang Anda. Pesan tidak dikirim jika keranjangnya sudah dibeli atau kampanyenya nonaktif.',
    },
    nothingHeld: 'Jeda ini tidak menahan pesan apa pun. Mulai sekarang pesan baru dikirim lagi.',
    late: { other: '{count} pesan sekarang sudah terlambat' },
    drop: 'Batalkan. Pesan mana saja, terlihat di daftar pesan.',
    send: 'Tetap kirim',
    confirm: 'Lanjutkan pengiriman',
    cancel: 'Batal',
    waiting: 'Melanjutkan',
    done: 'Pesan dikirim lagi',
  }),
  banner: translate<(typeof english)['banner'], 'id'>({
    since: 'Semua pengiriman dijeda sejak {when}.',
    held: { other: '{count} pesan menunggu.' },
  }),
  bubbles: translate<(typeof english)['bubbles'], 'id'>({
    sendLocation: 'Kirim lokasi',
    subtotal: 'Subtotal',
    shipping: 'Ongkir',
    tax: 'Pajak',
  }),
  rules: rules,
  waits: waits,
  failureClasses: failureClasses,
  whatsappFailures: whatsappFailures,
  messengerFailures: messengerFailures,
};
