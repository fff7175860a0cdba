import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-flight.ts';

export const flight = translate<(typeof english)['flight'], 'id'>({
  title: 'Periksa sebelum kirim',
  what: 'Hasil pemeriksaan',
  check: 'Periksa',
  checkAgain: 'Periksa lagi',
  hint: 'Lihat siapa yang menerimanya, kapan orang terakhir mendapatkannya, berapa biaya WhatsApp, dan bagaimana tampilannya bagi orang sungguhan. Tidak ada yang dikirim.',
  hintUnsaved: 'Simpan dulu perubahan Anda. Yang diperiksa adalah yang tersimpan.',
  recounting: 'Kami masih menghitung perubahan terbaru. Angka di bawah diperbarui otomatis.',
});

export const flightAbTest = translate<(typeof english)['flightAbTest'], 'id'>({
  title: 'Teks mana yang mereka terima',
  textA: 'Teks A lebih dulu',
  textB: 'Teks B lebih dulu',
  rest: 'Menunggu hasil',
});

export const flightChecks = translate<(typeof english)['flightChecks'], 'id'>({
  noNumber: 'Tidak ada nomor WhatsApp yang terhubung.',
  noTemplate: 'Belum ada template yang dipilih.',
});

export const flightCost = translate<(typeof english)['flightCost'], 'id'>({
  title: 'Berapa biayanya',
  country: 'Negara',
  people: 'Orang',
  each: 'Per orang',
  total: 'Total',
  otherCountry: 'Negara lain',
  otherCountries: { other: '{count} negara lain' },
  inAll:
    'Sekitar {amount} jika semua menerimanya, termasuk yang menerimanya nanti, menurut tarif WhatsApp per {day}.',
  uncounted: {
    other: '{count} orang tidak ikut dihitung: negaranya, dan karena itu tarifnya, tidak diketahui.',
  },
  invoice: 'Ini perkiraan: yang berlaku adalah tagihan WhatsApp.',
  replies: 'Balasan Anda kepada yang menjawab belum termasuk.',
  repliesPriced:
    'Balasan Anda kepada yang menjawab belum termasuk, dan biayanya sekitar {price} per balasan.',
});

export const flightFinish = translate<(typeof english)['flightFinish'], 'id'>({
  localTime: 'Setiap orang menerimanya saat jam itu tiba di tempatnya.',
  firstGroup: 'Sisanya menunggu kelompok pertama, yang dipantau selama {wait}.',
  test: 'Sisanya menunggu hasil uji, selama {wait} atau sampai ada pemenang.',
  merchant: 'Sisa uji menunggu keputusan Anda, dan waktunya tidak dihitung di sini.',
  quietHours: 'Orang yang sedang dalam jam tenang saat itu menerimanya setelah jam tenang berakhir.',
  others: { other: 'Sekitar {count} pesan lain dari nomor Anda dikirim lebih dulu.' },
  overDay: 'Orang di atas batas harian tidak dihitung di sini.',
  overPlan: 'Orang di atas batas paket Anda tidak dihitung di sini.',
});

export const flightPeople = translate<(typeof english)['flightPeople'], 'id'>({
  title: 'Bagaimana mereka melihatnya',
  choice: 'Ponsel siapa',
  person: 'Orang {number}',
  personWithText: '{person}, teks {arm}',
  phone: '{phone}, dalam bahasa {language}',
  noPhone: 'Tanpa nomor, dalam bahasa {language}',
});

export const flightReady = translate<(typeof english)['flightReady'], 'id'>({
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

export const flightSteps = translate<(typeof english)['flightSteps'], 'id'>({
  title: 'Siapa yang menerimanya',
  steps: {
    inRules: { other: 'orang cocok dengan aturan audiens.' },
    notConsented: { other: 'di antaranya tidak setuju menerima promo.' },
    audience: { other: 'orang tersisa: inilah audiensnya.' },
    unreachable: { other: 'orang tidak punya nomor atau ID yang bisa dihubungi WhatsApp.' },
    heldOut: { other: 'orang masuk kelompok pembanding dan tidak menerima apa pun.' },
    capped: {
      other: 'orang belakangan ini sudah menerima promo sebanyak batas Anda; mungkin menerimanya nanti.',
    },
    quietHours: {
      other: 'orang sedang dalam jam tenang saat itu; mereka menerimanya setelah jam tenang berakhir.',
    },
    overDayLimit: { other: 'orang melebihi batas WhatsApp untuk hari itu.' },
    overPlanLimit: { other: 'orang melebihi batas paket Anda.' },
    atOnce: { other: 'orang menerimanya saat dikirim.' },
  },
});

export const limits = translate<(typeof english)['limits'], 'id'>({
  dayMissing: { other: '{count} pelanggan tidak akan menerima pesan hari itu.' },
  dayTaken: '{booked} dari {limit} sudah terpakai hari itu.',
  planMissing: { other: '{count} pelanggan tidak akan menerima pesan.' },
  raisePlan: 'Pilih paket yang lebih besar untuk menjangkau semuanya.',
  planLeft: {
    messages: 'Paket Anda masih punya {left} dari {most} pesan sampai {until}.',
    conversations: 'Paket Anda masih punya {left} dari {most} percakapan sampai {until}.',
  },
});

export const linkChecks = translate<(typeof english)['linkChecks'], 'id'>({
  unchecked: '{address} belum diperiksa.',
  answers: '{address} bisa dibuka.',
  closed: '{address} adalah alamat jaringan pribadi: tidak ada orang luar yang bisa membukanya.',
  unknownName: '{address} tidak ada: tidak ada server dengan nama itu.',
  silent: '{address} tidak menjawab. Buka sendiri, dan periksa penulisannya.',
  missing: '{address} membuka halaman yang tidak ada ({status}).',
  fault: '{address} menjawab dengan kesalahan servernya ({status}).',
});

export const missingDetails = translate<(typeof english)['missingDetails'], 'id'>({
  template: 'Template belum dipilih.',
  rules: 'Salah satu aturan audiens belum diisi.',
  time: 'Hari dan jam belum dipilih.',
  offer: 'Teks penawaran masih kosong.',
});
