import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-reviews.ts';

export const notices = translate<(typeof english)['notices'], 'id'>({
  marketingNow:
    'WhatsApp kini menghitung template ini sebagai marketing: hanya dikirim ke orang yang setuju menerima promo, di luar jam tenang dan dalam batas Anda, dengan biaya seperti promo.',
  marketingSoon:
    'WhatsApp akan segera menghitung template ini sebagai marketing: sejak itu hanya dikirim ke orang yang setuju menerima promo, di luar jam tenang dan dalam batas Anda, dengan biaya seperti promo.',
  marketingFrom:
    'WhatsApp akan menghitung template ini sebagai marketing sekitar {day}: sejak itu hanya dikirim ke orang yang setuju menerima promo, di luar jam tenang dan dalam batas Anda, dengan biaya seperti promo.',
  lowQuality: 'Pembeli tidak menyukai template ini: WhatsApp menilai kualitasnya rendah dan bisa menjedanya.',
  withoutNumber: 'Template diajukan begitu Anda menghubungkan nomor WhatsApp.',
});

export const stopReasons = translate<(typeof english)['stopReasons'], 'id'>({
  FIRST_PAUSE: 'Terlalu banyak pembeli tidak menyukainya, jadi WhatsApp menjedanya selama tiga jam.',
  SECOND_PAUSE:
    'Sekali lagi terlalu banyak pembeli tidak menyukainya, jadi WhatsApp menjedanya selama enam jam.',
  RATE_LIMITING_PAUSE: 'WhatsApp menjedanya untuk melihat dulu tanggapan pembeli.',
  DISABLED: 'Pembeli tidak menyukainya untuk ketiga kalinya, jadi WhatsApp menonaktifkannya seterusnya.',
  INVALID_FORMAT: 'WhatsApp tidak menerima variabel atau formatnya.',
  ABUSIVE_CONTENT: 'WhatsApp tidak menerima isinya.',
  TAG_CONTENT_MISMATCH: 'WhatsApp tidak menerima kategorinya.',
  PROMOTIONAL: 'Menurut WhatsApp ini marketing dan harus diajukan sebagai marketing.',
  SCAM: 'WhatsApp menganggapnya penipuan.',
  TAG_SHOULD_BE_MARKETING:
    'Messenger menganggapnya marketing, dan itu tidak boleh ada dalam template di sana.',
  INCORRECT_PARAMS: 'Messenger tidak menerima cara penulisan nilainya.',
  PARAMS_TO_WORD_RATIO_EXCEED_LIMIT: 'Menurut Messenger, nilainya terlalu banyak untuk teks sependek ini.',
  TEMPLATE_VARIABLES_MISSING_SAMPLE_VALUES: 'Messenger belum mendapat contoh untuk salah satu nilai.',
  nameTaken: 'Nama template sudah ada.',
  sampleIsGone: 'File contoh untuk header sudah tidak ada. Pilih file lain, lalu ajukan lagi.',
  unreadable: 'Bellbird tidak bisa membaca template ini. Tulis ulang dengan nama lain.',
  deleted: 'Anda menghapusnya.',
  none: 'WhatsApp tidak memberi alasan.',
});
