import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'de'>({
  sinceYesterday: {
    title: 'Deine Nachrichten gestern und heute',
    revenue: 'Umsatz',
    orders: 'Bestellungen',
    sent: 'Gesendet',
    clicks: 'Klicks',
  },
  alerts: {
    title: 'Handlungsbedarf',
    all: 'Deine Hinweise',
    none: 'Im Moment ist nichts zu tun.',
    more: { one: '{count} weiteren anzeigen', other: '{count} weitere anzeigen' },
    actionOf: '{action}: {sentence}',
    onDesktop: '{action} (am Computer)',
  },
});
