import { expect, it } from 'vitest';
import { campaignEntries, fitting, type PaletteEntry } from './find-entries.ts';

const page = (name: string, note: string | null = null): PaletteEntry => ({
  id: name,
  group: 'pages',
  name,
  note,
  to: '/',
});
const ENTRIES = [page('Opt-in Tools', 'WhatsApp'), page('Opt-in Tools', 'Facebook'), page('Settings')];

it.each([
  ['tools wh', ['WhatsApp']],
  ['OPT', ['WhatsApp', 'Facebook']],
  ['in', ['WhatsApp', 'Facebook']],
  ['ettings', []],
  ['', ['WhatsApp', 'Facebook', null]],
])('typing %j finds the entries with the notes %j', (typed, notes) =>
  expect(fitting(ENTRIES, typed).map(({ note }) => note)).toEqual(notes),
);

it('lists each campaign for each of its channels', () => {
  expect(campaignEntries()).toContainEqual(
    expect.objectContaining({ to: '/automation-wa/abandonedCart', note: 'WhatsApp' }),
  );
});
