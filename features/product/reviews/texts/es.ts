import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'es'>({
  replies: {
    title: 'Respuestas',
    what: 'las respuestas',
    great: 'Genial',
    okay: 'Regular',
    bad: 'Mal',
    reviews: 'Reseñas',
  },
  exportReviews: {
    title: 'Exportar reseñas',
    about: 'Un archivo con todas las reseñas escritas, listo para importar en tu app de reseñas.',
    app: 'App de reseñas',
    confirm: 'Exportar',
    waiting: 'Obteniendo las reseñas…',
    done: 'Las reseñas se obtuvieron correctamente',
    none: 'No se encontraron reseñas',
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
