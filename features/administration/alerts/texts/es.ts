import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'es'>({
  sinceYesterday: {
    title: 'Tus mensajes de ayer y hoy',
    revenue: 'Ingresos',
    orders: 'Pedidos',
    sent: 'Enviados',
    clicks: 'Clics',
  },
  alerts: {
    title: 'Requiere atención',
    all: 'tus avisos',
    none: 'No hay nada que requiera tu atención.',
    more: { one: 'Mostrar {count} más', many: 'Mostrar {count} más', other: 'Mostrar {count} más' },
    actionOf: '{action}: {sentence}',
    onDesktop: '{action} (en pantalla grande)',
  },
});
