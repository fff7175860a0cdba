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

test('an empty text is named with its view', () => {
  const typed = changeDesign(popup, { views: { completed: { subtitle: { text: ' ' } } } });
  expect(says(popup, typed)).toEqual(['Completed View: Subtitle cannot be empty']);
});

test('all that its fields call wrong keeps it from being saved', () => {
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

test('a new wheel may be saved without prizes, and loses none that it has', () => {
  expect(says(wheel, wheel)).toEqual([]);
  const offers = wheel.wheel?.offers ?? [];
  const giving = (discountPercent: number) =>
    changeDesign(wheel, { wheel: { offers: offers.map((offer) => ({ ...offer, discountPercent })) } });
  const won = giving(5);
  expect(says(wheel, won)).toEqual([]);
  for (const lost of [wheel, giving(0)])
    expect(says(won, lost)).toEqual(offers.map(() => 'Discount cannot be empty'));
});

test('a size that followed from the fit is nothing to save', () => {
  const fitted = changeDesign(popup, { views: { open: { title: { fontSize: 31 } } } });
  expect(isSameDesign(popup, fitted)).toBe(true);
  expect(isSameDesign(popup, changeDesign(popup, { views: { open: { title: { text: 'Hi' } } } }))).toBe(
    false,
  );
});

test('what another kind of discount had is not stored', () => {
  const tool = TOOLS.find(({ type }) => type === 'visualPopup');
  const unique = changeDesign(popup, { discount: { kind: 'unique', percent: 10, validDays: 30 } });
  expect(tool && asStored(tool, unique).discount).toEqual({ kind: 'unique', percent: 10, validDays: 30 });
});

test('a choice of no discount takes the default words along, in their language, and no others', () => {
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
] as const)('%s has the views of its layout', (type, settings, names) => {
  expect(shownViews(definitionOf(type), settings).map(({ name }) => name)).toEqual(names);
});
