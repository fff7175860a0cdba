import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-deletion.ts';

export const deletion = translate<(typeof english)['deletion'], 'es'>({
  title: '¿Eliminar {broadcast}?',
  text: 'El borrador y su configuración se eliminan. Nunca se envió.',
  confirm: 'Eliminar borrador',
  deleted: 'Borrador eliminado',
});

export const manyDeletion = translate<(typeof english)['manyDeletion'], 'es'>({
  action: 'Eliminar borradores',
  title: {
    one: '¿Eliminar {count} borrador?',
    many: '¿Eliminar {count} de borradores?',
    other: '¿Eliminar {count} borradores?',
  },
  text: 'Los borradores y su configuración se eliminan. Nunca se enviaron.',
  deleted: {
    one: '{count} borrador eliminado',
    many: '{count} de borradores eliminados',
    other: '{count} borradores eliminados',
  },
});
