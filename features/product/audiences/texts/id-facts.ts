import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-facts.ts';

export const broadcastFacts = translate<(typeof english)['broadcastFacts'], 'id'>({
  sent: { did: 'Broadcast ini dikirim kepadanya.', didNot: 'Broadcast ini tidak dikirim kepadanya.' },
  read: { did: 'Membacanya.', didNot: 'Tidak membacanya.' },
  clicked: { did: 'Mengeklik di dalamnya.', didNot: 'Tidak mengeklik di dalamnya.' },
  replied: { did: 'Membalasnya.', didNot: 'Tidak membalasnya.' },
  failed: { did: 'Broadcast ini gagal sampai kepadanya.', didNot: 'Broadcast ini tidak gagal.' },
});

export const facts = translate<(typeof english)['facts'], 'id'>({
  notFilledIn: 'Aturan ini belum diisi, jadi tidak mencakup siapa pun.',
  more: { other: 'Dan {count} fakta lagi.' },
  orders: { other: 'Memesan {count} kali.' },
  spent: 'Berbelanja {amount} secara keseluruhan.',
  lastOrder: 'Pesanan terakhirnya senilai {amount}.',
  lastOrderOtherCurrency: 'Pesanan terakhirnya dibayar dalam mata uang lain.',
  neverOrdered: 'Belum pernah memesan.',
});

export const lastTimes = translate<(typeof english)['lastTimes'], 'id'>({
  last_order_at: { did: 'Terakhir memesan pada {day}.', never: 'Belum pernah memesan.' },
  subscribed_at: { did: 'Mulai berlangganan pada {day}.', never: 'Belum pernah berlangganan.' },
  last_read_at: { did: 'Terakhir membaca pesan pada {day}.', never: 'Belum pernah membaca pesan.' },
  last_clicked_at: { did: 'Terakhir mengeklik pada {day}.', never: 'Belum pernah mengeklik.' },
  last_replied_at: { did: 'Terakhir membalas pada {day}.', never: 'Belum pernah membalas.' },
  last_failed_at: {
    did: 'Pesan kepadanya terakhir gagal pada {day}.',
    never: 'Pesan kepadanya belum pernah gagal.',
  },
});

export const memberFacts = translate<(typeof english)['memberFacts'], 'id'>({
  product: { did: 'Membelinya.', didNot: 'Tidak membelinya.' },
  productTag: { did: 'Membeli produk dengan tag ini.', didNot: 'Tidak membeli produk dengan tag ini.' },
  collection: { did: 'Membeli produk dari koleksi ini.', didNot: 'Tidak membeli produk dari koleksi ini.' },
  import: { did: 'Ada di impor ini.', didNot: 'Tidak ada di impor ini.' },
  attribute: { did: 'Nilainya cocok.', didNot: 'Tidak punya nilai yang cocok.' },
});

export const recentFacts = translate<(typeof english)['recentFacts'], 'id'>({
  spend: {
    atLeast: 'Berbelanja {amount} atau lebih dalam jangka waktu itu.',
    less: 'Berbelanja kurang dari {amount} dalam jangka waktu itu.',
  },
  messages: {
    some: 'Menerima pesan dalam jangka waktu itu.',
    none: 'Tidak menerima pesan dalam jangka waktu itu.',
    atLeast: { other: 'Menerima {count} pesan atau lebih dalam jangka waktu itu.' },
    fewer: { other: 'Menerima kurang dari {count} pesan dalam jangka waktu itu.' },
  },
  orders: {
    some: 'Memesan dalam jangka waktu itu.',
    none: 'Tidak memesan dalam jangka waktu itu.',
    atLeast: { other: 'Memesan {count} kali atau lebih dalam jangka waktu itu.' },
    fewer: { other: 'Memesan kurang dari {count} kali dalam jangka waktu itu.' },
  },
});
