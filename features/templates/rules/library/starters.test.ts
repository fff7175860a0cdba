import { expect, it } from 'vitest';
import { readDraft } from '../read-draft.ts';
import { toDraft } from '../to-draft.ts';
import { STARTERS } from './starters.ts';

it.each(STARTERS)('$title would be reviewed as it stands', ({ draft }) => {
  const read = readDraft(draft);
  expect(read).toHaveProperty('definition');
  if ('definition' in read) expect(toDraft(read.definition)).toEqual(draft);
});

it.each(STARTERS)('$title gives each of its variables a sample, and none to another', ({ draft }) => {
  const named = [...draft.template.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '');
  expect(new Set(Object.keys(draft.samples))).toEqual(new Set(named));
});

it('has thirty, each under a name of its own', () => {
  expect(STARTERS).toHaveLength(30);
  expect(new Set(STARTERS.map(({ draft }) => draft.templateName)).size).toBe(30);
});
