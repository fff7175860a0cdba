import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'pt-BR'>({
  source: {
    ask: 'O Bellbird é um software livre sob a licença AGPL-3.0. Para obter o código-fonte usado aqui, escreva para {email}.',
  },
});
