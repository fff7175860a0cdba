import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'de'>({
  source: {
    ask: 'Bellbird ist freie Software unter AGPL-3.0. Den Quellcode, der hier läuft, bekommst du über {email}.',
  },
});
