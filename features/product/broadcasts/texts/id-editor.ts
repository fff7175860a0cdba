import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-editor.ts';

export const booking = translate<(typeof english)['booking'], 'id'>({
  warnings: 'Periksa ini dulu',
  warning: '{check}: {problem}',
  what: 'Angka',
  counting:
    'Kami sedang menghitung siapa yang menerimanya dan berapa biayanya. Anda boleh melanjutkan tanpa menunggu angkanya.',
  recounting: 'Kami masih menghitung perubahan terbaru. Angkanya diperbarui otomatis.',
  unchecked: 'Anda boleh melanjutkan tanpa angka ini.',
  unanswered:
    'Kami tidak mendapat jawaban, jadi kami tidak tahu apakah berhasil. Coba lagi: broadcast tidak pernah dikirim dua kali.',
  back: 'Kembali',
  people: 'Orang',
  recipients: { other: '{count} orang' },
  cost: 'Biaya',
  starts: 'Mulai',
  startsNow: 'Sekarang. Pesan pertama dikirim sekitar {when}.',
  startsAt: 'Pesan pertama dikirim sekitar {when}.',
  takes: 'Lamanya',
  takesMoment: 'Kurang dari semenit, sampai {when}.',
  takesAbout: 'Sekitar {time}, sampai {when}.',
  plan: 'Paket',
  day: 'Batas harian nomor Anda',
});

export const bookingConfirms = translate<(typeof english)['bookingConfirms'], 'id'>({
  now: 'Kirim broadcast',
  later: 'Jadwalkan broadcast',
});

export const bookingTitles = translate<(typeof english)['bookingTitles'], 'id'>({
  now: 'Kirim broadcast ini sekarang?',
  later: 'Jadwalkan broadcast ini?',
});

export const cancelSchedule = translate<(typeof english)['cancelSchedule'], 'id'>({
  title: 'Batalkan jadwal?',
  text: 'Broadcast kembali menjadi draf dan tidak dikirim. Anda bisa menjadwalkannya lagi kapan saja.',
  confirm: 'Batalkan jadwal',
  cancel: 'Pertahankan jadwal',
});

export const changedElsewhere = translate<(typeof english)['changedElsewhere'], 'id'>({
  title: 'Broadcast ini diubah orang lain',
  text: 'Broadcast ini disimpan di jendela lain sejak Anda membukanya. Yang Anda ketik belum disimpan.',
  how: 'Tutup ini untuk melihat yang Anda ketik. Jika Anda menampilkan versi lain, yang Anda ketik hilang.',
  showTheirs: 'Tampilkan versi lain',
  saveMine: 'Simpan versi saya',
});

export const changesRequired = translate<(typeof english)['changesRequired'], 'id'>({
  title: 'Ada yang perlu diubah!',
  close: 'Mengerti',
});

export const editor = translate<(typeof english)['editor'], 'id'>({
  settings: 'Pengaturan umum',
  name: 'Nama',
  nameHint: 'Hanya Anda yang melihatnya.',
  nameMissing: 'Masukkan nama.',
  audience: 'Pilih audiens:',
  scheduledFor: 'untuk {when}',
  saveDraft: 'Simpan sebagai draf',
  saveAndSchedule: 'Simpan & jadwalkan',
  sendNow: 'Kirim sekarang',
  scheduled: 'Terjadwal',
  cancel: 'Batal',
  previewEmpty: 'Pilih template untuk melihat pesan Anda di sini.',
  sampleName: 'Rina',
});

export const firstGroup = translate<(typeof english)['firstGroup'], 'id'>({
  title: 'Kelompok pertama',
  switch: 'Coba dulu ke beberapa orang',
  hint: 'Beberapa orang menerima pesan lebih dulu. Jika terlalu banyak pesan yang gagal, atau terlalu banyak dari mereka yang berhenti berlangganan, pengiriman berhenti otomatis dan menanyakan keputusan Anda.',
  hintBlocked: 'Uji A/B punya kelompok pertamanya sendiri. Matikan ujinya untuk memilih kelompok di sini.',
  size: 'Ukuran',
  sizes: { percent: 'Persentase dari audiens', people: 'Jumlah orang' },
  percent: 'Persentase dari audiens',
  people: 'Jumlah orang',
  watched: 'Dipantau selama',
  minutes: 'menit',
  failed: 'Batas pesan gagal',
  optedOut: 'Batas berhenti berlangganan',
});

export const laterSteps = translate<(typeof english)['laterSteps'], 'id'>({
  capped: {
    other:
      '{count} di antaranya belakangan ini sudah menerima promo sebanyak batas Anda, dan mungkin menerimanya nanti.',
  },
  quietHours: {
    other:
      '{count} di antaranya sedang dalam jam tenang saat itu, dan menerimanya setelah jam tenang berakhir.',
  },
});

export const schedule = translate<(typeof english)['schedule'], 'id'>({
  title: 'Jadwal',
  choice: 'Kapan dikirim',
  now: 'Sekarang',
  later: 'Pada waktu tertentu',
  nowHint:
    'Dikirim begitu Anda mengonfirmasinya. Orang yang sedang dalam jam tenang menerimanya setelah jam tenang berakhir.',
  day: 'Tanggal',
  time: 'Jam',
  localTime: 'Pada jam itu di tempat setiap orang',
  localTimeHint:
    'Setiap orang menerimanya saat jam itu tiba di tempatnya. Pengiriman dimulai di zona waktu paling awal. Di tempat yang jamnya sudah lewat, pesan langsung dikirim.',
  missing: 'Pilih tanggal dan jam. Waktunya mengikuti toko Anda: {zone}.',
  at: 'Dikirim pada {exact}. Waktunya mengikuti toko Anda: {zone}.',
  skipped:
    'Jam itu dilewati karena waktu dimajukan, jadi pesan dikirim pukul {shown}: {exact}. Waktunya mengikuti toko Anda: {zone}.',
  twice:
    'Jam itu terjadi dua kali pada hari tersebut, dan pesan dikirim pada yang pertama: {exact}. Waktunya mengikuti toko Anda: {zone}.',
});

export const template = translate<(typeof english)['template'], 'id'>({
  title: 'Pilih template:',
  legend: 'Template',
  ownWords: 'Teks Anda sendiri',
  choose: 'Pilih template',
  offer: 'Teks promo',
  support: 'Nomor layanan',
  supportHint: 'Angka dengan kode negara, misalnya 62-81234567890.',
  supportInvalid: 'Gunakan nomor telepon layanan yang benar.',
  missing: 'Isi bagian ini.',
  spaces: 'Hapus tab, dan spasi yang lebih dari empat berturut-turut.',
  offerLines: 'Baris baru tidak diperbolehkan, dan dihapus otomatis saat kampanye Anda dikirim!',
  variableLines: 'Baris baru tidak diperbolehkan dalam variabel',
  link: 'Alamat tautan “{name}”',
  linkStart: 'https://',
  leadsTo: 'Membuka {address}',
  leadsOtherwise: 'Jika dikosongkan, tautan ini membuka {address}.',
  leadsToShop: 'Jika dikosongkan, tautan ini membuka beranda toko Anda.',
  linkInvalid: 'Ini bukan alamat web. Tulis seperti ini: https://shop.example/sale',
});

export const testSend = translate<(typeof english)['testSend'], 'id'>({
  title: 'Kirim pesan uji',
  arm: 'Teks yang diuji',
  phone: 'Nomor ponsel, dengan kode negara',
  send: 'Kirim pesan uji',
  check: 'Sudah sampai?',
  sent: 'Pesan WhatsApp akan dikirim ke {phone}. Jika tidak sampai, periksa nomornya.',
  hint: 'Yang belum diisi diganti dengan contoh. Pesan uji tidak dihitung dalam statistik Anda.',
  hintUnsaved:
    'Pesan uji tidak memuat perubahan yang belum Anda simpan. Yang belum diisi diganti dengan contoh. Pesan uji tidak dihitung dalam statistik Anda.',
});

export const toasts = translate<(typeof english)['toasts'], 'id'>({
  saving: 'Menyimpan kampanye',
  saved: 'Kampanye berhasil disimpan sebagai draf',
  scheduling: 'Menjadwalkan kampanye',
  scheduled: 'Kampanye berhasil dijadwalkan',
  starting: 'Memulai broadcast',
  started: 'Broadcast mulai dikirim',
});

export const unsaved = translate<(typeof english)['unsaved'], 'id'>({
  text: 'Ada perubahan yang belum disimpan di broadcast ini.',
  leave: 'Buang perubahan',
  stay: 'Lanjut mengedit',
  save: 'Simpan draf',
});
