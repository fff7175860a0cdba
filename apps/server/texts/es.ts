import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'es'>({
  source: {
    ask: 'Bellbird es software libre bajo la licencia AGPL-3.0. Para obtener el código fuente que se usa aquí, escribe a {email}.',
  },
});
