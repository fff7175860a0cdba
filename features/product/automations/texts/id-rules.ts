import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-rules.ts';

export const chatReach = translate<(typeof english)['chatReach'], 'id'>({
  nobody: 'Halaman Anda belum punya subscriber Messenger',
  linked: { other: '{linked} dari {count} subscriber Messenger terhubung dengan toko Anda' },
  short: 'Kampanye ini hanya bisa menjangkau subscriber yang terhubung.',
  why: 'Kampanye ini hanya bisa menjangkau subscriber yang terhubung, karena Messenger tidak memberitahukan siapa mereka di toko Anda. Mereka terhubung saat mengetuk tombol melayang atau pop-up Anda di browser yang dipakai berbelanja, membuka tautan di chat Anda, atau masuk ke toko Anda di sana.',
  otherPages: {
    other:
      '{count} subscriber Messenger berasal dari halaman Facebook yang dulu Anda hubungkan. Hanya halaman itu yang bisa mengirimi mereka pesan.',
  },
});

export const comparison = translate<(typeof english)['comparison'], 'id'>({
  nobody:
    'Tidak ada kelompok pembanding, jadi tidak ada yang tahu berapa tambahan hasil kampanye ini. Atur persentase pembanding di pengaturannya untuk mengetahuinya.',
  shares: 'Dari yang menerimanya, {written}% memesan; dari yang tidak menerimanya, {heldOut}%.',
  helps: 'Kampanye ini menambah {low} sampai {high} poin persen, dengan keyakinan 95%.',
  harms: 'Kampanye ini mengurangi {low} sampai {high} poin persen, dengan keyakinan 95%.',
  equal: 'Itu masih bisa kebetulan: sejauh ini hasil keduanya sama baiknya.',
  needed:
    'Itu masih bisa kebetulan: perlu sekitar {people} orang di setiap kelompok untuk memastikannya, dan kelompok yang lebih kecil baru {fewest}.',
});

export const drops = translate<(typeof english)['drops'], 'id'>({
  campaignOff: 'Kampanye untuk ini nonaktif. Aktifkan untuk pesan-pesan berikutnya.',
  notInPlan:
    'Paket Anda tidak mencakup kampanye ini lagi. Pilih paket yang mencakupnya untuk pesan-pesan berikutnya.',
  notSubscribed: 'Belum ada yang mendaftar dengan nomor ini. Pendaftaran di toko Anda diperlukan.',
  unsubscribed:
    'Orang ini sudah berhenti berlangganan. Hanya ia sendiri yang bisa mengubahnya, dengan mengirim pesan.',
  noConsent: 'Orang ini belum pernah setuju menerima promo. Pendaftaran di toko Anda diperlukan.',
  noSender: 'Tidak ada nomor atau halaman yang terhubung untuk mengirimnya. Hubungkan di Pengaturan.',
  templateUnknown: 'Template-nya tidak dikenal lagi. Pilih template lain untuk kampanye ini.',
  discountMissing:
    'Template-nya menampilkan diskon, tetapi diskonnya belum diatur. Atur diskonnya, atau pilih template lain.',
  pictureMissing: 'Template-nya menampilkan gambar, tetapi gambarnya tidak ada. Pilih template tanpa gambar.',
  valueMissing:
    'Pesannya menyebut sesuatu yang tidak diketahui, misalnya nomor layanan Anda. Isi dulu, atau pilih template lain.',
  nothingToShow: 'Tidak ada yang bisa ditampilkan di dalamnya.',
  heldOut:
    'Orang ini masuk kelompok pembanding kampanye ini, yang tidak menerima apa pun. Besarnya diatur di pengaturan kampanye.',
  gotOneLately:
    'Belum lama ini orang ini menerima pesan serupa. Pengaturan kampanye menentukan setelah berapa hari ia boleh menerimanya lagi.',
  subjectGone: 'Hal yang seharusnya disusul pesan ini tidak diketahui lagi.',
  madeBefore: 'Orang ini sudah pernah menerima pesan ini. Pesan ini hanya dikirim satu kali.',
});

export const orderNotes = translate<(typeof english)['orderNotes'], 'id'>({
  customer: 'Dibatalkan oleh pembeli lewat chat.',
  prepaid: 'Sebagai gantinya, pembeli membayarnya online.',
  noAnswer: 'Pembeli tidak mengonfirmasinya dalam dua hari.',
  inPlaceOf: 'Menggantikan {order}, yang semula akan dibayar dengan COD.',
  paidOnline: 'Dibayar online',
});

export const pastDrops = translate<(typeof english)['pastDrops'], 'id'>({
  expired: 'Pesan ini akan menunggu terlalu lama sehingga sudah basi.',
  orderedSince: 'Orang ini memesan sebelum pesan bisa dikirim.',
  cartEmptied: 'Keranjangnya dikosongkan sebelum pesan bisa dikirim.',
  cartReplaced: 'Orang ini memulai keranjang lain sebelum pesan bisa dikirim.',
  noConsent: 'Orang ini belum setuju menerimanya, atau sudah berhenti berlangganan.',
  notReachable: 'Tidak ada nomor atau ID untuk mengirimnya.',
  windowClosed:
    'Orang ini tidak mengirim pesan ke halaman Anda dalam 24 jam sebelumnya, dan setelah itu Messenger tidak menerima promo.',
  orderCancelled: 'Pesanannya sudah dibatalkan sebelum itu.',
  orderSettled: 'Pesanannya sudah beres sebelum itu.',
  overtaken: 'Ada kabar yang lebih baru sebelum itu.',
});

export const pastWaits = translate<(typeof english)['pastWaits'], 'id'>({
  quietHours: 'Pesan ini akan menunggu jam tenang berakhir.',
  frequencyCap: 'Pesan ini akan menunggu sampai orang ini boleh menerima promo lagi.',
  unknown: 'Pesan ini akan menunggu sebelum dikirim.',
});

export const templateUses = translate<(typeof english)['templateUses'], 'id'>({
  campaign: 'kampanye “{campaign}”',
});

export const unknownDrop = translate<(typeof english)['unknownDrop'], 'id'>({
  sentence: 'Diputuskan untuk tidak dikirim: {reason}.',
});
