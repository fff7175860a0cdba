import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'id'>({
  sinceYesterday: {
    title: 'Pesan Anda kemarin dan hari ini',
    revenue: 'Pendapatan',
    orders: 'Pesanan',
    sent: 'Terkirim',
    clicks: 'Klik',
  },
  alerts: {
    title: 'Perlu perhatian',
    all: 'Peringatan Anda',
    none: 'Tidak ada yang perlu perhatian.',
    more: { other: 'Tampilkan {count} lagi' },
    actionOf: '{action}: {sentence}',
    onDesktop: '{action} (di komputer)',
  },
});
