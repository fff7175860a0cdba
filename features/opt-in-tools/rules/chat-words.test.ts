import { expect, it } from 'vitest';
import { readRef, refOfTool, textOfTool, toolOfText } from './chat-words.ts';

const TOOL = '01a1f8b4-7965-7f06-8434-417d01bc2f37';

it.each(['en-GB', 'de', 'es-MX', 'pt-BR', 'fr', 'it', 'nl-BE', 'hi', 'ar', 'tr', 'sv', null])(
  'knows the tool by the words of its link, in %s',
  (locale) => {
    expect(toolOfText(`Hi!\n${textOfTool(TOOL, locale)}`)).toBe(TOOL);
  },
);

it.each([
  ['other words', `Please no offers. (${TOOL})`],
  ['no tool', 'Yes, send me offers on WhatsApp.'],
  ['words in between', `Yes, send me offers on WhatsApp. Not! (${TOOL})`],
])('signs nobody up by %s', (_what, text) => {
  expect(toolOfText(text)).toBeNull();
});

it.each([
  [refOfTool('tool', TOOL), { place: 'tool', toolId: TOOL, visitor: null }],
  [refOfTool('link', TOOL), { place: 'link', toolId: TOOL, visitor: null }],
  [`${refOfTool('tool', TOOL)}.1z`, { place: 'tool', toolId: TOOL, visitor: 71 }],
  [refOfTool('test', TOOL), null],
  ['wren.pill.7', null],
])('reads the ref %s', (ref, read) => {
  expect(readRef(ref)).toEqual(read);
});
