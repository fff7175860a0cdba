import { translate } from '#platform/language/catalogue.ts';
import type {
  flight as englishFlight,
  flightAbTest as englishFlightAbTest,
  flightCost as englishFlightCost,
  flightPeople as englishFlightPeople,
  flightReady as englishFlightReady,
  flightSteps as englishFlightSteps,
  limits as englishLimits,
} from './en-flight.ts';

export const flight = translate<typeof englishFlight, 'id'>({
  title: 'Periksa sebelum kirim',
  what: 'Hasil pemeriksaan',
  check: 'Periksa',
  checkAgain: 'Periksa lagi',
  hint: 'Lihat siapa yang menerimanya, kapan orang terakhir mendapatkannya, berapa biaya WhatsApp, dan bagaimana tampilannya bagi orang sungguhan. Tidak ada yang dikirim.',
  hintUnsaved: 'Simpan dulu perubahan Anda. Yang diperiksa adalah yang tersimpan.',
  recounting: 'Kami masih menghitung perubahan terbaru. Angka di bawah diperbarui otomatis.',
});

export const flightReady = translate<typeof englishFlightReady, 'id'>({
  title: 'Yang diperiksa',
  settings: 'Pengaturan',
  day: 'Batas harian',
  checks: { template: 'Template', link: 'Tautan', number: 'Nomor', plan: 'Paket' },
  good: 'Beres',
  bad: 'Perlu perhatian',
  fine: 'beres',
  finish: '<strong>Selesai sekitar</strong> {when}.',
  finishAtRate: '<strong>Selesai sekitar</strong> {when}. Pesan per detik: hingga {rate}.',
});

export const limits = translate<typeof englishLimits, 'id'>({
  dayMissing: {
    other: '{count} pelanggan tidak akan menerima pesan hari itu.',
  },
  dayTaken: '{booked} dari {limit} sudah terpakai hari itu.',
  planMissing: {
    other: '{count} pelanggan tidak akan menerima pesan.',
  },
  raisePlan: 'Pilih paket yang lebih besar untuk menjangkau semuanya.',
  planLeft: {
    messages: 'Paket Anda masih punya {left} dari {most} pesan sampai {until}.',
    conversations: 'Paket Anda masih punya {left} dari {most} percakapan sampai {until}.',
  },
});

export const flightSteps = translate<typeof englishFlightSteps, 'id'>({
  title: 'Siapa yang menerimanya',
});

export const flightAbTest = translate<typeof englishFlightAbTest, 'id'>({
  title: 'Teks mana yang mereka terima',
  textA: 'Teks A lebih dulu',
  textB: 'Teks B lebih dulu',
  rest: 'Menunggu hasil',
});

export const flightCost = translate<typeof englishFlightCost, 'id'>({
  title: 'Berapa biayanya',
  country: 'Negara',
  people: 'Orang',
  each: 'Per orang',
  total: 'Total',
  otherCountry: 'Negara lain',
  otherCountries: { other: '{count} negara lain' },
});

export const flightPeople = translate<typeof englishFlightPeople, 'id'>({
  title: 'Bagaimana mereka melihatnya',
  choice: 'Ponsel siapa',
  person: 'Orang {number}',
  personWithText: '{person}, teks {arm}',
  phone: '{phone}, dalam bahasa {language}',
  noPhone: 'Tanpa nomor, dalam bahasa {language}',
});
