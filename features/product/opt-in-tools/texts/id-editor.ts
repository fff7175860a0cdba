import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-editor.ts';

export const behaviour = translate<(typeof english)['behaviour'], 'id'>({
  when: 'Kapan ditampilkan?',
  where: 'Di mana ditampilkan?',
  who: 'Ditampilkan kepada siapa?',
  pages: 'Di halaman mana?',
  triggers: {
    scroll: 'Tampilkan setelah menggulir ke bawah',
    exit: 'Tampilkan saat akan pergi (tidak di ponsel)',
    time: 'Tampilkan setelah beberapa waktu',
    welcome: 'Tampilkan sebagai sambutan',
    allTime: 'Selalu tampilkan',
    show: 'Selalu tampilkan',
    hide: 'Tampilkan saat diklik',
    fade: 'Tampilkan sapaan, lalu sembunyikan perlahan',
  },
  howFar: 'Seberapa jauh',
  after: 'Setelah',
  percentOfPage: '% halaman',
  seconds: 'detik',
  pixels: 'px',
  scrollMeaning: 'Bagian halaman yang sudah dilihat pembeli, dari paling atas sampai tepi bawah jendela.',
  scrollRange: 'Persentase gulir harus antara 0 dan 100',
  allTimesMeaning:
    'Tombol melayang tetap ada di tepi halaman. Roda terbuka saat pembeli mengeklik tombol itu.',
  audiences: { unOpted: 'Pembeli yang belum mendaftar', everyone: 'Semua orang' },
  positions: { right: 'Kanan', bottomRight: 'Kanan bawah', left: 'Kiri', bottomLeft: 'Kiri bawah' },
  distanceHint: '0 adalah jarak biasa. Atur lebih besar jika tema Anda punya bilah di bawah.',
});

export const contrast = translate<(typeof english)['contrast'], 'id'>({
  title: 'Judul sulit dibaca pada warna ini.',
  ownText: 'Teks ini sulit dibaca pada latarnya.',
  cross: 'Tanda silang sulit dilihat pada latarnya.',
  crossOnPill: 'Tanda silang sulit dilihat pada tombol melayang.',
  pillText: 'Teks sulit dibaca pada warna ini.',
  buttonText: 'Teks sulit dibaca pada tombol.',
  code: 'Kode sulit dibaca pada latarnya.',
  offers: 'Hadiah sulit dibaca pada bagian roda ini.',
  measured: 'Kontrasnya {contrast}; mulai dari {readable}, semua orang bisa membacanya.',
  measuredInPart: 'Di satu tempat kontrasnya {contrast}; mulai dari {readable}, semua orang bisa membacanya.',
});

export const devices = translate<(typeof english)['devices'], 'id'>({
  desktop: { name: 'Desktop', position: 'Posisi di desktop', distance: 'Jarak dari bawah di desktop' },
  phone: { name: 'Ponsel', position: 'Posisi di ponsel', distance: 'Jarak dari bawah di ponsel' },
});

export const editor = translate<(typeof english)['editor'], 'id'>({
  title: 'Alat pendaftaran',
  what: 'Alat pendaftaran',
  tabs: 'Pengaturan',
  design: 'Desain',
  behaviour: 'Perilaku',
  followUp: 'Tindak lanjut',
  noFollowUp: 'Tidak ada pesan tindak lanjut untuk WhatsApp',
  compare: 'Bandingkan dengan yang tersimpan',
  save: 'Simpan',
  saved: 'Tersimpan',
  cannotSave: 'Tidak bisa disimpan: {reason}',
  nameless: 'Alat harus punya nama',
  discountEmpty: 'Diskon tidak boleh kosong',
  faultInView: '{view}: {fault}',
  test: 'Lihat di toko saya',
  testIsSaved:
    'Toko Anda menampilkan yang terakhir disimpan. Simpan dulu untuk melihat perubahan Anda di sana.',
});

export const fields = translate<(typeof english)['fields'], 'id'>({
  font: 'Font',
  percent: 'Persentase diskon',
  longest: 'Batas {max} karakter tercapai',
  longestGreeting: 'Batas {max} karakter tercapai.',
  pickColour: '{label}: pilih',
  colourInvalid: 'Warna adalah # dan enam angka atau huruf A sampai F',
  pictureSource: 'Asal gambar',
  pictureSources: { URL: 'URL gambar', Upload: 'Unggah gambar', GIF: 'GIF' },
  pictureUrl: 'Tempel URL di sini',
  pictureMissing:
    'Tidak ada gambar yang bisa dimuat dari alamat ini. Periksa alamatnya, karena pembeli mungkin melihat ruang kosong.',
  pictureInvalid: 'Ini bukan alamat gambar. Alamat gambar diawali https://.',
  searchGifs: 'Cari GIF',
  search: 'Cari',
  gifs: 'Daftar GIF',
  gifsFor: 'GIF untuk {text}',
  gif: 'GIF {number}',
  noGif: 'Tidak ada GIF untuk “{text}”.',
});

export const followUps = translate<(typeof english)['followUps'], 'id'>({
  title: 'Apa yang menyusul setelah pendaftaran?',
  none: 'Tidak ada pesan setelah pendaftaran dengan alat ini, karena alat ini tidak punya kampanye.',
  nameless: 'Template',
});

export const pageRules = translate<(typeof english)['pageRules'], 'id'>({
  include: {
    title: 'Hanya di halaman yang alamatnya',
    how: 'Hanya di halaman yang alamatnya: bagaimana',
    what: 'Hanya di halaman yang alamatnya: apa',
    delete: 'Hapus aturan {number}: Hanya di halaman yang alamatnya',
    none: 'Semua halaman',
  },
  exclude: {
    title: 'Tidak di halaman yang alamatnya',
    how: 'Tidak di halaman yang alamatnya: bagaimana',
    what: 'Tidak di halaman yang alamatnya: apa',
    delete: 'Hapus aturan {number}: Tidak di halaman yang alamatnya',
    none: 'Tidak ada halaman yang dikecualikan',
  },
  kinds: { contains: 'memuat', startsWith: 'diawali', is: 'adalah' },
  example: '/collections/summer',
  add: 'Tambah aturan',
});

export const preview = translate<(typeof english)['preview'], 'id'>({
  title: 'Pratinjau',
  view: 'Tampilan',
  device: 'Perangkat',
  monitor: 'Monitor',
  phone: 'Ponsel',
  hint: 'Klik bagian alat untuk mengubahnya.',
  failed: 'Pratinjau tidak dapat dimuat. Simpan perubahan Anda, lalu muat ulang halaman.',
});

export const views = translate<(typeof english)['views'], 'id'>({
  collapsed: 'Tampilan tertutup',
  minimized: 'Tampilan kecil',
  open: 'Tampilan terbuka',
  completed: 'Tampilan selesai',
});
