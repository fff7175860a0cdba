import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'pt-BR'>({
  sync: {
    parts: { products: 'produtos', collections: 'coleções', customers: 'clientes', orders: 'pedidos' },
    fetching: 'Buscando na sua loja: {part}.',
    fetched: 'Buscando na sua loja: {part} ({count}).',
    fetchedOf: 'Buscando na sua loja: {part} ({count} de {total}).',
    next: 'A seguir: {parts}.',
    after: 'Depois disso, as campanhas e os números ficam completos.',
    late: 'A sua loja não respondeu. O Bellbird continua tentando.',
    counting: 'Contando os seus números. Em instantes eles ficam completos.',
  },
});
