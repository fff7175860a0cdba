import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-design.ts';

export const chat = translate<(typeof english)['chat'], 'id'>({
  WA: 'Chat WhatsApp',
  FB: 'Chat Messenger',
  colour: 'Warna widget',
  greetingColour: 'Warna sapaan',
  startColour: 'Warna “Mulai chat”',
  loggedIn: 'Sapaan untuk pengguna yang sudah masuk',
  loggedOut: 'Sapaan untuk pengguna yang belum masuk',
  supportNumber: 'Nomor layanan',
  supportNumberHint: 'Dengan kode negaranya. Pesan pembeli dikirim ke sana.',
  heading: 'Judul chat',
  subheading: 'Subjudul chat',
  greeting: 'Teks sapaan',
  widgetText: 'Teks di widget',
  firstWords: 'Awal pesan pertama pembeli',
  collectPhone: 'Minta nomor telepon pembeli',
  position: 'Posisi widget',
  positions: { left: 'Kiri', right: 'Kanan' },
  distance: 'Jarak widget',
  pixels: 'px',
  distanceHint: '0 berarti 2% dari jendela.',
});

export const code = translate<(typeof english)['code'], 'id'>({
  label: 'Kode diskon',
  sample: 'Ganti contoh {code} dengan kode Anda sendiri untuk mengaktifkan ini.',
  percent: 'Jika persentase diisi, kodenya dibuat di toko Anda, kecuali sudah ada.',
  created: '{code} sekarang ada di toko Anda, untuk diskon {percent}%.',
  exists: 'Toko Anda sudah punya {code}. Ketentuan kode itu yang berlaku.',
});

export const colours = translate<(typeof english)['colours'], 'id'>({
  background: 'Warna latar',
  cross: 'Warna tanda silang',
  font: 'Warna font',
  button: 'Warna tombol',
  buttonText: 'Warna teksnya',
  code: 'Warna kode',
});

export const discount = translate<(typeof english)['discount'], 'id'>({
  title: 'Diskon',
  asks: 'Apakah pembeli mendapat diskon jika mendaftar?',
  yes: 'Ya',
  no: 'Tidak',
  which: 'Kode yang mana?',
  fixed: 'Satu kode untuk semua',
  unique: 'Satu kode untuk setiap pembeli',
  validDays: 'Setiap kode berlaku selama',
  winnersValidDays: 'Kode pemenang berlaku selama',
  days: 'hari',
});

export const general = translate<(typeof english)['general'], 'id'>({
  title: 'Pengaturan umum',
  back: 'Kembali ke pengaturan umum',
  partOfView: '{part} · {view}',
  designs: 'Desain siap pakai',
  designsTry: 'Coba satu',
  designsNote: 'Desain siap pakai berisi warna, font, gambar, dan teks singkat.',
  designsKeep: 'Teks yang Anda tulis tetap ada.',
  designsKeepTitle:
    'Judul Anda tetap ada, supaya pembeli membaca tentang diskon Anda. Teks yang Anda tulis juga tetap ada.',
  layout: 'Tata letak (untuk tampilan terbuka dan selesai)',
  layouts: {
    pill: 'Kartu di tepi',
    modalImageAtTop: 'Gambar di atas',
    modalImageBehind: 'Gambar di belakang',
    modalImageAtRight: 'Gambar di kanan',
    modalImageAtPillClick: 'Lewat tombol melayang',
    byItself: 'Langsung',
  },
  texts: 'Teks',
  titleText: 'Teks judul',
  subtitleText: 'Teks subjudul',
  messenger: 'Pengaturan Messenger',
  about: 'Tentang alat ini',
  name: 'Nama',
  nameHint: 'Hanya Anda yang melihatnya.',
  wording: 'Yang disetujui pembeli',
  wordingInChat:
    'Ditampilkan begitu chat meminta nomor telepon pembeli. Sampai saat itu, tidak ada yang mendaftar di sini.',
  wordingBelowField:
    'Ditampilkan di bawah kolom nomor, dan disimpan bersama setiap pendaftaran sebagai bukti.',
  wordingAboveButton: 'Ditampilkan di atas tombol, dan disimpan bersama setiap pendaftaran sebagai bukti.',
  confirms: 'Setiap orang mengonfirmasi dengan pesan WhatsApp-nya sendiri',
  offersChat: 'Pembeli boleh mengirim pesan alih-alih mengetik nomor',
  offersChatHint:
    'Tautan (di ponsel) atau kode QR (di komputer) membuka WhatsApp dengan pesan untuk mendaftar.',
  offersChatWaits: 'Ini ditampilkan begitu toko Anda punya nomor WhatsApp yang bisa dikirimi pesan.',
});

export const looks = translate<(typeof english)['looks'], 'id'>({
  buttonText: 'Teks tombol',
  shows: 'Isi gambar',
  showsHint: 'Untuk pembeli yang tidak bisa melihatnya. Kosongkan jika gambarnya hanya hiasan.',
  logoUrl: 'URL logo',
  wheelLogoUrl: 'Logo di tengah roda, URL',
});

export const messenger = translate<(typeof english)['messenger'], 'id'>({
  text: 'Teks tombol',
  option: 'Tombol atau kotak centang',
  optionHint: 'Dengan kotak centang, pembeli mencentang bahwa mereka setuju sebelum tombolnya berfungsi.',
  options: { button: 'Tombol', checkbox: 'Kotak centang' },
  colour: 'Warna',
  colours: { Blue: 'Biru', White: 'Putih' },
  size: 'Ukuran',
  sizes: { Small: 'Kecil', Medium: 'Sedang', Large: 'Besar' },
});

export const offers = translate<(typeof english)['offers'], 'id'>({
  title: 'Hadiah',
  offer: 'Hadiah {text}',
  deleteNamed: 'Hapus hadiah {text}',
  noDiscount: 'Belum ada diskon',
  percent: '{percent}%',
  add: 'Tambah hadiah',
  createCode: 'buat kode diskon di Shopify, lalu masukkan di sini',
  newTab: '(dibuka di tab baru)',
  text: 'Hadiah',
  orCode: 'atau kode diskon',
  codeHint:
    'Jika persentase diisi, setiap pemenang mendapat kodenya sendiri. Kode diskon harus sudah ada di toko Anda.',
  weight: 'Bobot',
  neverDrawn: 'Tidak pernah keluar.',
  drawn: 'Keluar dalam {percent}% dari semua putaran.',
  message: 'Pesan untuk pemenang',
  delete: 'Hapus hadiah ini',
});

export const parts = translate<(typeof english)['parts'], 'id'>({
  title: 'Judul',
  subtitle: 'Subjudul',
  text: 'Teks',
  pill: 'Tombol melayang',
  backgroundColor: 'Warna latar',
  backgroundImage: 'Gambar latar',
  logo: 'Logo',
  sendToMessenger: 'Kirim ke Messenger',
  button: 'Tombol',
  code: 'Kode diskon',
  empty: 'Kosong',
  none: 'Tidak ada',
  hasLogo: 'Ada',
  imageSources: { URL: 'URL', Upload: 'Unggah', GIF: 'GIF' },
});

export const wheel = translate<(typeof english)['wheel'], 'id'>({
  background: 'Pengaturan latar',
  type: 'Jenis',
  types: { color: 'Warna', gradient: 'Gradasi', url: 'URL gambar', upload: 'Unggah gambar' },
  firstColour: 'Warna pertama',
  secondColour: 'Warna kedua',
  rotate: 'Putar gradasi',
  degrees: { other: '{count} derajat' },
  settings: 'Pengaturan roda',
  offerFont: 'Font hadiah',
  markerColour: 'Warna penunjuk',
  firstWedge: 'Warna roda pertama',
  firstFont: 'Warna font pada yang pertama',
  secondWedge: 'Warna roda kedua',
  secondFont: 'Warna font pada yang kedua',
});
