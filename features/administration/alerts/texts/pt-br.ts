import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'pt-BR'>({
  sinceYesterday: {
    title: 'Suas mensagens ontem e hoje',
    revenue: 'Receita',
    orders: 'Pedidos',
    sent: 'Enviadas',
    clicks: 'Cliques',
  },
  alerts: {
    title: 'Requer atenção',
    all: 'os seus alertas',
    none: 'Nada requer a sua atenção.',
    more: { one: 'Mostrar mais {count}', many: 'Mostrar mais {count}', other: 'Mostrar mais {count}' },
    actionOf: '{action}: {sentence}',
    onDesktop: '{action} (no computador)',
  },
});
