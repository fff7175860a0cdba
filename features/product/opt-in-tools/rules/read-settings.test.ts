import { expect, it } from 'vitest';
import { mergeDeep } from '../contract/merge-deep.ts';
import type { NewTool } from '../contract/tool-definition.ts';
import { persistentPill } from '../tools/persistent-pill/definition.ts';
import { readSettings } from './read-settings.ts';

const WREN: NewTool = { shopName: 'Wren & Willow', channel: 'WA', language: 'en' };
const defaults = persistentPill.defaultSettings(WREN);
const { hasDiscount: _hasDiscount, ...older } = defaults;
const titled = (text: unknown) => ({ views: { open: { title: { text } } } });
const read = (change: object) => ({ kind: 'read', settings: mergeDeep(defaults, change) });
const unreadable = (...wrong: string[]) => ({ kind: 'unreadable', wrong });

/** As the first release stored a pill. */
const FIRST = {
  title: 'Hello',
  subtitle: 'Leave your number.',
  consentWording: 'I agree.',
  submitText: 'Send',
  completedTitle: 'Done',
  completedText: 'We write soon.',
  backgroundColor: '#112233',
  color: '#EEEEEE',
};
const AS_OF_NOW = {
  consentWording: 'I agree.',
  views: {
    collapsed: {
      text: { text: 'Hello', color: '#EEEEEE' },
      backgroundColor: '#112233',
      closeButtonColor: '#EEEEEE',
    },
    open: {
      title: { text: 'Hello' },
      subtitle: { text: 'Leave your number.' },
      submitText: 'Send',
      buttonColor: '#112233',
      buttonTextColor: '#EEEEEE',
    },
    completed: { title: { text: 'Done' }, text: { text: 'We write soon.' } },
  },
};

it.each([
  ['of the current shape', mergeDeep(defaults, titled('Hello')), read(titled('Hello'))],
  ['without a setting of a later release', mergeDeep(older, titled('Hello')), read(titled('Hello'))],
  ['with a setting that was removed since', { ...defaults, sparkles: true }, read({})],
  ['that are empty', {}, read({})],
  ['of the first release', FIRST, read(AS_OF_NOW)],
  [
    'of a pill that has only a behaviour',
    { behaviour: { who: { showAt: 'everyone' } }, hasDiscount: true },
    read({ behaviour: { who: { showAt: 'everyone' } }, hasDiscount: true }),
  ],
  ['of the first release with a wrong title', { ...FIRST, title: 5 }, wrongTitles()],
  ['with two wrong values', { ...defaults, layout: 5, image: null }, unreadable('layout', 'image')],
  ['that are a string', 'pill', unreadable('all of them')],
  ['that are a list', [defaults], unreadable('all of them')],
  ['that are null', null, unreadable('all of them')],
])('reads settings %s', (_which, stored, expected) => {
  expect(readSettings(persistentPill, stored, WREN)).toEqual(expected);
});

function wrongTitles() {
  return unreadable('views.collapsed.text.text', 'views.open.title.text');
}
