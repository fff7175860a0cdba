import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-words.ts';

export const details = translate<(typeof english)['details'], 'id'>({ code: 'Kode {code}' });

export const noMessage = translate<(typeof english)['noMessage'], 'id'>({
  timerRunning: 'Pesannya masih akan dikirim.',
  beforeInstall: 'Ini terjadi sebelum Bellbird dipasang di toko Anda.',
  noCampaign: 'Versi Bellbird ini tidak punya kampanye untuknya.',
  noneFound:
    'Bellbird tidak menemukan alasan. Mungkin pesannya sedang dalam perjalanan, jadi periksa lagi dalam satu menit.',
});

export const sourceNames = translate<(typeof english)['sourceNames'], 'id'>({
  named: '{source} “{name}”',
  test: 'Uji coba: {source}',
});

export const sources = translate<(typeof english)['sources'], 'id'>({
  upsell: 'Upsell',
  broadcast: 'Broadcast',
  direct: 'Pesan Anda',
  api: 'Templat dari program',
  apiReply: 'Jawaban dari program',
  stopConfirmation: 'Konfirmasi berhenti berlangganan',
  stopQuestion: 'Apakah ingin berhenti berlangganan?',
  awayMessage: 'Pesan saat tutup',
});

export const states = translate<(typeof english)['states'], 'id'>({
  queued: 'Giliran berikutnya',
  waiting: 'Menunggu',
  sending: 'Sedang dikirim',
  uncertain: 'Belum ada jawaban',
  sent: 'Terkirim',
  delivered: 'Tersampaikan',
  read: 'Dibaca',
  skipped: 'Tidak dikirim',
  failed: 'Gagal',
});
