import type { Catalogue } from '#platform/language/catalogue.ts';

export const deletion = {
  title: 'Delete {broadcast}?',
  text: 'The draft and its settings are deleted. It was never sent.',
  confirm: 'Delete draft',
  deleted: 'Draft deleted',
} as const satisfies Catalogue;

/** Of several drafts. */
export const manyDeletion = {
  action: 'Delete drafts',
  title: { one: 'Delete {count} draft?', other: 'Delete {count} drafts?' },
  text: 'The drafts and their settings are deleted. They were never sent.',
  deleted: { one: '{count} draft deleted', other: '{count} drafts deleted' },
} as const satisfies Catalogue;
