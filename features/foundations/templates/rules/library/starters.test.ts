import { expect, it } from 'vitest';
import { readButtons } from '../../contract/template-draft.ts';
import { texts } from '../../texts/en.ts';
import { readDraft } from '../read-draft.ts';
import { toDraft } from '../to-draft.ts';
import { STARTER_GROUPS } from './starter.ts';
import { STARTERS } from './starters.ts';

it.each(STARTERS)('$name can be submitted unchanged', ({ draft }) => {
  const read = readDraft(draft);
  expect(read).toHaveProperty('definition');
  if ('definition' in read) expect(toDraft(read.definition)).toEqual(draft);
});

it.each(STARTERS)('$name has a sample for each of its variables, and no others', ({ draft }) => {
  const named = [...draft.template.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '');
  expect(new Set(Object.keys(draft.samples))).toEqual(new Set(named));
  for (const sample of Object.values(draft.samples)) expect(sample).toMatch(/\S/);
});

it.each(STARTERS)(
  '$name greets by name, ends with a full stop and has texts in all parts',
  ({ name, draft }) => {
    expect(texts.starters.titles[name]).toMatch(/^[A-Z][^.]+$/);
    expect(draft).toMatchObject({ type: 'text', language: 'en', mediaUrl: '' });
    expect(draft.template).toMatch(/^(Hi|Dear) \{\{firstNameWA\}\}, .+[.?]$/s);
    expect(draft.header).toMatch(/^$|^[A-Z][^.]+$/);
    for (const button of [
      ...readButtons(draft.quick_reply_buttons),
      ...readButtons(draft.call_to_action_buttons),
    ])
      expect(button).toMatch(/^[A-Z]/);
  },
);

it.each(STARTERS)('$name says how to opt out, unless it is about an order', ({ draft }) => {
  const isOffer = draft.category === 'MARKETING';
  expect(draft.footer).toMatch(isOffer ? /Reply STOP.*\.$/ : /^$/);
});

it('are thirty, each with its own name and title', () => {
  expect(STARTERS).toHaveLength(30);
  expect(new Set(STARTERS.map(({ draft }) => draft.templateName)).size).toBe(30);
  expect(new Set(Object.values(texts.starters.titles)).size).toBe(30);
});

it('are grouped, and order templates are utility except the review', () => {
  const groups = STARTERS.map(({ group }) => STARTER_GROUPS.indexOf(group));
  expect(groups).toEqual(groups.toSorted((one, other) => one - other));
  expect(new Set(groups)).toEqual(new Set([0, 1, 2, 3]));
  const utility = STARTERS.filter(({ draft }) => draft.category === 'UTILITY');
  expect(utility).toHaveLength(5);
  expect(new Set(utility.map(({ group }) => group))).toEqual(new Set(['orders']));
});

it('most have a link or replies, and some have a header', () => {
  const has = (part: 'header' | 'quick_reply_buttons' | 'call_to_action_buttons') =>
    STARTERS.filter(({ draft }) => draft[part] !== '').map(({ draft }) => draft.templateName);
  expect(has('quick_reply_buttons')).toEqual(['we_miss_you', 'one_question']);
  expect(has('header')).toEqual([
    'sale_begins',
    'new_arrivals',
    'festival_of_lights',
    'your_birthday',
    'welcome_note',
  ]);
  const without = STARTERS.filter(({ draft }) => draft.call_to_action_buttons === '').map(
    ({ draft }) => draft.templateName,
  );
  expect(without).toEqual(['we_miss_you', 'one_question', 'order_is_late', 'cash_on_delivery_note']);
});
