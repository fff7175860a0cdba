import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'de'>({
  replies: {
    title: 'Antworten',
    what: 'Antworten',
    great: 'Super',
    okay: 'Okay',
    bad: 'Schlecht',
    reviews: 'Bewertungen',
  },
  exportReviews: {
    title: 'Bewertungen exportieren',
    about: 'Eine Datei mit allen geschriebenen Bewertungen, bereit zum Import in deine Bewertungs-App.',
    app: 'Bewertungs-App',
    confirm: 'Exportieren',
    waiting: 'Bewertungen werden abgerufen …',
    done: 'Bewertungen abgerufen',
    none: 'Keine Bewertungen gefunden',
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
