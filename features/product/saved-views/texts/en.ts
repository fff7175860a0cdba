import type { Catalogue } from '#platform/language/catalogue.ts';

export const texts = {
  bar: {
    label: 'Saved views',
    save: 'Save view',
    rename: 'Rename',
    renameNamed: 'Rename {name}',
    delete: 'Delete',
    deleteNamed: 'Delete {name}',
  },
  dialog: {
    save: 'Save view',
    saveConfirm: 'Save view',
    saveNote: 'Keeps the filters and the sorting, but not a search for a person.',
    rename: 'Rename view',
    renameConfirm: 'Rename view',
    name: 'Name',
    nameMissing: 'Enter a name.',
    cancel: 'Cancel',
  },
  toasts: { saved: 'View saved', renamed: 'View renamed', deleted: 'View deleted' },
} as const satisfies Catalogue;
