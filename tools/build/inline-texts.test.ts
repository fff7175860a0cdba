import { expect, it } from 'vitest';
import { inlineUses } from './inline-texts.ts';

const texts = {
  page: {
    title: 'Say "hi" to {name}',
    people: { one: '{count} person', other: '{count} people' },
    states: { on: 'On', off: 'Off' },
  },
} as const;

function inline(code: string): string {
  return inlineUses(code, 'texts', texts);
}

it('replaces the name of a text with the text', () => {
  expect(inline('<p title={texts.page.title}>{fill(texts.page.people, { count })}</p>')).toBe(
    String.raw`<p title={("Say \"hi\" to {name}")}>{fill(({"one":"{count} person","other":"{count} people"}), { count })}</p>`,
  );
});

it('keeps the operations on a text', () => {
  expect(inline('texts.page.states[state] ?? texts\n  .page.title.length')).toBe(
    String.raw`({"on":"On","off":"Off"})[state] ?? ("Say \"hi\" to {name}").length`,
  );
});

it('inlines the texts of a section where the code spreads them', () => {
  expect(inline('({ ...texts.page.states })')).toBe('({ ...({"on":"On","off":"Off"}) })');
});

it('leaves types, keys and other names unchanged', () => {
  const code =
    'type State = keyof typeof texts.page.states; const other = { texts: mytexts.page, n: a.texts.page };';
  expect(inline(code)).toBe(code);
});
