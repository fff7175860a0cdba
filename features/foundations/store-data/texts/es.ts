import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'es'>({
  sync: {
    parts: { products: 'productos', collections: 'colecciones', customers: 'clientes', orders: 'pedidos' },
    fetching: 'Obteniendo datos de tu tienda: {part}.',
    fetched: 'Obteniendo datos de tu tienda: {part} ({count}).',
    fetchedOf: 'Obteniendo datos de tu tienda: {part} ({count} de {total}).',
    next: 'Después: {parts}.',
    after: 'Cuando termine, las campañas y las cifras estarán completas.',
    late: 'Tu tienda no respondió. Bellbird lo sigue intentando.',
    counting: 'Calculando tus cifras. Estarán completas en un momento.',
  },
});
