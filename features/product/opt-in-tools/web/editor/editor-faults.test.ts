import { expect, test } from 'vitest';
import type { ToolSettings } from '../../contract/tool-definition.ts';
import { TOOLS } from '../../tool-list.ts';
import { definitionOf } from '../tool-settings.ts';
import { asStored, changeDesign, isSameDesign } from './change-design.ts';
import { editorFaults, describeEditorFault } from './editor-faults.ts';
import { shownViews } from './shown-views.ts';
import { textsByChoice } from './texts-by-choice.ts';

function fresh(type: string, language: 'en' | 'tr' = 'en'): ToolSettings {
  const tool = TOOLS.find((one) => one.type === type);
  if (!tool) throw new Error(type);
  return tool.defaultSettings({ shopName: 'Wren & Willow', channel: 'WA', language });
}
const popup = fresh('visualPopup');
const wheel = fresh('spinTheWheel');
const says = (before: ToolSettings, design: ToolSettings, name = 'Mine') =>
  editorFaults('WA', before, { name, design }).map(describeEditorFault);

test('names an empty text with its view', () => {
  const typed = changeDesign(popup, { views: { completed: { subtitle: { text: ' ' } } } });
  expect(says(popup, typed)).toEqual(['Completed View: Subtitle cannot be empty']);
});

test('reports every fault of the input', () => {
  const typed = changeDesign(popup, {
    consentWording: '',
    views: { open: { submitText: '' } },
    behaviour: { pages: { include: [{ kind: 'contains', text: '' }] } },
  });
  expect(says(popup, typed, ' \u200B')).toEqual([
    'A tool needs a name',
    'Open View: Button text cannot be empty',
    'Say what shoppers agree to',
    'Type a part of the address',
  ]);
});

test('allows a new wheel without prizes, but no loss of an existing prize', () => {
  expect(says(wheel, wheel)).toEqual([]);
  const offers = wheel.wheel?.offers ?? [];
  const giving = (discountPercent: number) =>
    changeDesign(wheel, { wheel: { offers: offers.map((offer) => ({ ...offer, discountPercent })) } });
  const won = giving(5);
  expect(says(wheel, won)).toEqual([]);
  for (const lost of [wheel, giving(0)])
    expect(says(won, lost)).toEqual(offers.map(() => 'Discount cannot be empty'));
});

test('ignores a font size that the automatic fit changed', () => {
  const fitted = changeDesign(popup, { views: { open: { title: { fontSize: 31 } } } });
  expect(isSameDesign(popup, fitted)).toBe(true);
  expect(isSameDesign(popup, changeDesign(popup, { views: { open: { title: { text: 'Hi' } } } }))).toBe(
    false,
  );
});

test('does not store values of another kind of discount', () => {
  const tool = TOOLS.find(({ type }) => type === 'visualPopup');
  const unique = changeDesign(popup, { discount: { kind: 'unique', percent: 10, validDays: 30 } });
  expect(tool && asStored(tool, unique).discount).toEqual({ kind: 'unique', percent: 10, validDays: 30 });
});

test('changes default texts in their own language with the choice of a discount, but not the merchant’s texts', () => {
  const none = textsByChoice(popup, false);
  expect(none.views?.open?.title.text).toBe('Get updates on your order');
  expect(textsByChoice(none, true).views?.open?.title.text).toBe('Get a 15% discount!');
  const turkish = fresh('visualPopup', 'tr');
  const back = textsByChoice(textsByChoice(turkish, false), true);
  expect(back.views?.open?.title.text).toBe(turkish.views?.open?.title.text);
  const own = changeDesign(popup, { views: { open: { title: { text: 'Mine' } } } });
  expect(textsByChoice(own, false).views?.open?.title.text).toBe('Mine');
});

test.each([
  ['visualPopup', popup, ['Open View', 'Completed View']],
  ['persistentPill', fresh('persistentPill'), ['Open View', 'Completed View', 'Collapsed View']],
  ['spinTheWheel', wheel, ['Open View', 'Completed View']],
  [
    'spinTheWheel',
    changeDesign(wheel, { layout: 'modalImageAtPillClick' }),
    ['Open View', 'Completed View', 'Minimized View'],
  ],
  [
    'spinTheWheel',
    changeDesign(wheel, { behaviour: { when: { showAt: 'allTime', value: null } } }),
    ['Open View', 'Completed View', 'Minimized View'],
  ],
  ['customerChatWidget', fresh('customerChatWidget'), ['Open View', 'Minimized View']],
] as const)('shows the views of a %s by its layout and trigger', (type, settings, names) => {
  expect(shownViews(definitionOf(type), settings).map(({ name }) => name)).toEqual(names);
});
