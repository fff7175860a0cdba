import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-held.ts';

export const held = translate<(typeof english)['held'], 'id'>({
  label: 'Penawaran yang menunggu akhir percakapan ini',
  messages: 'Pesan: {count}',
  held: 'Menunggu selama Anda berbicara dengan pembeli ini. Paling cepat: {when}',
  tooLate: 'Menunggu selama Anda berbicara dengan pembeli ini. Terlambat sejak: {when}',
  postponed: 'Ditunda tim Anda. Paling cepat: {when}',
  released: 'Sedang dikirim',
  waits: 'Dikirim secepatnya. Menunggu: {reason}',
  send: 'Kirim sekarang',
  tomorrow: 'Besok',
  drop: 'Batalkan',
  sendOf: 'Kirim sekarang: {source}',
  tomorrowOf: 'Besok: {source} ({when})',
  dropOf: 'Batalkan: {source}',
  question: 'Batalkan “{source}”?',
  questionText: 'Pembeli ini tidak menerimanya. Kampanye tidak mengirimnya lagi.',
  confirm: 'Batalkan pesan',
  didSend: '{person} mengirimnya saat percakapan',
  didPostpone: '{person} menundanya ke hari berikutnya',
  didDrop: '{person} membatalkannya saat percakapan',
});
