import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-deletion.ts';

export const deletion = translate<(typeof english)['deletion'], 'pt-BR'>({
  title: 'Excluir {broadcast}?',
  text: 'O rascunho e as configurações dele são excluídos. Ele nunca foi enviado.',
  confirm: 'Excluir rascunho',
  deleted: 'Rascunho excluído',
});

export const manyDeletion = translate<(typeof english)['manyDeletion'], 'pt-BR'>({
  action: 'Excluir rascunhos',
  title: {
    one: 'Excluir {count} rascunho?',
    many: 'Excluir {count} de rascunhos?',
    other: 'Excluir {count} rascunhos?',
  },
  text: 'Os rascunhos e as configurações deles são excluídos. Eles nunca foram enviados.',
  deleted: {
    one: '{count} rascunho excluído',
    many: '{count} de rascunhos excluídos',
    other: '{count} rascunhos excluídos',
  },
});
