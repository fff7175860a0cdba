import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'pt-BR'>({
  replies: {
    title: 'Respostas',
    what: 'as respostas',
    great: 'Ótimo',
    okay: 'Razoável',
    bad: 'Ruim',
    reviews: 'Avaliações',
  },
  exportReviews: {
    title: 'Exportar avaliações',
    about: 'Um arquivo com todas as avaliações escritas, pronto para importar no seu app de avaliações.',
    app: 'App de avaliações',
    confirm: 'Exportar',
    waiting: 'Buscando avaliações…',
    done: 'Avaliações carregadas com sucesso',
    none: 'Nenhuma avaliação encontrada',
  },
  apps: {
    judgeme: 'Judge.me',
    yotpo: 'Yotpo',
    shopifyreviewsapp: 'Shopify Product Reviews',
    stamped: 'Stamped',
    loox: 'Loox',
    growwave: 'Growave',
    ttali: 'Ttali',
  },
});
