import { expect, it } from 'vitest';
import { persistentPill } from '../tools/persistent-pill/definition.ts';
import { readSettings } from './read-settings.ts';

const defaults = persistentPill.defaultSettings('Wren & Willow');
const { color: _color, ...older } = defaults;
const read = (settings: object) => ({ kind: 'read', settings });
const setAside = (...wrong: string[]) => ({ kind: 'setAside', wrong });

it.each([
  ['as they are stored', { ...defaults, title: 'Hello' }, read({ ...defaults, title: 'Hello' })],
  ['without one that came later', { ...older, title: 'Hello' }, read({ ...defaults, title: 'Hello' })],
  ['with one that went since', { ...defaults, sparkles: true }, read(defaults)],
  ['of a shop that never set any', {}, read(defaults)],
  ['with two that are wrong', { ...defaults, title: 5, color: null }, setAside('title', 'color')],
  ['that are none', 'pill', setAside('all of them')],
  ['that are a list', [defaults], setAside('all of them')],
  ['that are nothing', null, setAside('all of them')],
])('reads settings %s', (_which, stored, expected) => {
  expect(readSettings(persistentPill, stored, 'Wren & Willow')).toEqual(expected);
});
