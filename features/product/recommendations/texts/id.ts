import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'id'>({
  toasts: {
    loading: 'Memuat rekomendasi',
    loaded: 'Berhasil dimuat',
    saving: 'Menyimpan perubahan',
    saved: 'Berhasil disimpan',
  },
  method: { title: 'Cara produk dipilih' },
  methods: {
    automatic: {
      name: 'Otomatis',
      about: 'Produk yang sering dibeli bersama, lalu produk terlaris dari koleksi yang sama.',
    },
    manual: { name: 'Manual', about: 'Hanya produk dari aturan Anda sendiri.' },
  },
  rules: {
    title: 'Aturan rekomendasi',
    what: 'Daftar aturan',
    none: 'Belum ada aturan',
    noneText:
      'Aturan menentukan produk mana yang direkomendasikan. Tanpa aturan, tidak ada yang direkomendasikan.',
    add: 'Tambah aturan',
    name: 'Judul',
    type: 'Jenis aturan',
    delete: 'Hapus',
    deleteNamed: 'Hapus {title}',
  },
  ruleTypes: {
    matchingRecommendation: 'Jika pembeli membeli salah satu X, rekomendasikan Y',
    collection: 'Rekomendasikan produk bundel yang belum dibeli',
  },
  deleteRule: {
    question: 'Hapus {title}?',
    text: 'Aturan ini tidak lagi merekomendasikan produk. Produk Anda tidak berubah.',
    confirm: 'Hapus aturan',
  },
  lists: {
    boughtProducts: {
      name: 'Jika pembeli membeli salah satu dari',
      empty: 'Belum ada produk. Sebelum Anda menambahkannya, aturan ini tidak berpengaruh.',
    },
    recommendedProducts: {
      name: 'Rekomendasikan',
      empty: 'Belum ada produk. Sebelum Anda menambahkannya, aturan ini tidak berpengaruh.',
    },
    collection: { name: 'Produk dalam bundel', empty: 'Belum ada produk. Bundel perlu setidaknya dua.' },
  },
  items: {
    collection: 'Koleksi',
    unavailable: 'Sedang tidak dijual, jadi tidak direkomendasikan',
    gone: 'Sudah tidak ada di toko Anda, jadi tidak direkomendasikan',
    remove: 'Hapus {title}',
    add: 'Tambahkan ke “{list}”',
    search: 'Cari produk dan koleksi',
    added: 'Ditambahkan',
    loading: 'Memuat produk…',
    loadingMore: 'Memuat lagi…',
    none: 'Toko Anda belum punya produk.',
    notFound: 'Tidak ada yang cocok dengan “{search}”.',
  },
  example: {
    title: 'Lihat contoh',
    what: 'Contoh',
    bought: 'Pembeli membeli',
    choose: 'Pilih produk',
    recommended: 'Untuk “{title}”, yang direkomendasikan, sesuai urutan:',
    nothing: {
      manual:
        'Untuk “{title}”, tidak ada yang direkomendasikan. Tidak satu pun aturan Anda menghubungkannya dengan produk yang dijual.',
      automatic:
        'Untuk “{title}”, belum ada yang direkomendasikan. Pesanan yang memuatnya terlalu sedikit, dan belum ada produk lain di koleksinya yang terjual.',
    },
    counted: { other: 'Berdasarkan {count} pesanan dalam 180 hari terakhir. Diperbarui setiap malam.' },
    notCounted: 'Pesanan Anda belum dihitung. Periksa lagi dalam beberapa menit.',
  },
  newRule: { title: 'Aturan {number}' },
  unknown: { product: 'Produk yang dihapus', collection: 'Koleksi yang dihapus', ordered: 'suatu produk' },
  reasons: {
    boughtTogether: {
      other: 'Karena membeli {title}: {count} pesanan dalam {days} hari terakhir memuat keduanya.',
    },
    boughtTogetherOften: {
      other:
        'Karena membeli {title}: {count} pesanan dalam {days} hari terakhir memuat keduanya, {lift} kali lebih sering daripada kebetulan.',
    },
    bestSeller: {
      other:
        'Karena membeli {title}: salah satu yang terlaris di {collection}, ada di {count} pesanan dalam {days} hari terakhir.',
    },
    rule: 'Karena membeli {title}: direkomendasikan oleh aturan Anda “{rule}”.',
    bundle: 'Karena membeli {title}: masih kurang dari bundel Anda “{rule}”.',
  },
});
