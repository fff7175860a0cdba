import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'de'>({
  bar: {
    label: 'Gespeicherte Ansichten',
    save: 'Ansicht speichern',
    rename: 'Umbenennen',
    renameNamed: '{name}: Umbenennen',
    delete: 'Löschen',
    deleteNamed: '{name}: Löschen',
  },
  dialog: {
    save: 'Ansicht speichern',
    saveConfirm: 'Ansicht speichern',
    saveNote: 'Filter und Sortierung werden gespeichert, die Suche nach einer Person nicht.',
    rename: 'Ansicht umbenennen',
    renameConfirm: 'Ansicht umbenennen',
    name: 'Name',
    nameMissing: 'Gib einen Namen ein.',
    cancel: 'Abbrechen',
  },
  toasts: { saved: 'Ansicht gespeichert', renamed: 'Ansicht umbenannt', deleted: 'Ansicht gelöscht' },
});
