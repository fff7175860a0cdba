import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'es'>({
  bar: {
    label: 'Vistas guardadas',
    save: 'Guardar vista',
    rename: 'Cambiar nombre',
    renameNamed: 'Cambiar nombre de {name}',
    delete: 'Eliminar',
    deleteNamed: 'Eliminar {name}',
  },
  dialog: {
    save: 'Guardar vista',
    saveConfirm: 'Guardar vista',
    saveNote: 'Guarda los filtros y el orden, pero no la búsqueda de una persona.',
    rename: 'Cambiar nombre de la vista',
    renameConfirm: 'Cambiar nombre',
    name: 'Nombre',
    nameMissing: 'Escribe un nombre.',
    cancel: 'Cancelar',
  },
  toasts: { saved: 'Vista guardada', renamed: 'Nombre de la vista cambiado', deleted: 'Vista eliminada' },
});
