import { expect, it } from 'vitest';
import { readRef, readToolText, refOfTool, textOfTool } from './chat-words.ts';

const TOOL = '01a1f8b4-7965-7f06-8434-417d01bc2f37';

it.each(['en-GB', 'de', 'es-MX', 'pt-BR', 'fr', 'it', 'nl-BE', 'hi', 'ar', 'tr', 'sv', null])(
  'finds the tool from the prepared text of its link in %s',
  (locale) => {
    const text = `Hi!\n${textOfTool('tool', TOOL, locale)}`;
    expect(readToolText(text)).toEqual({ toolId: TOOL, visitor: null, arm: null });
    expect(readToolText(text.replace(TOOL, `${TOOL}.B`))).toEqual({ toolId: TOOL, visitor: null, arm: 'B' });
    expect(readToolText(text.replace(TOOL, `${TOOL}.1z`))).toEqual({ toolId: TOOL, visitor: 71, arm: null });
  },
);

it.each([
  ['another text', `Please no offers. (${TOOL})`],
  ['a text without a tool id', 'Yes, send me offers on WhatsApp.'],
  ['the text of a test link', textOfTool('test', TOOL, 'en')],
  ['extra words in the prepared text', `Yes, send me offers on WhatsApp. Not! (${TOOL})`],
])('finds no tool in %s', (_case, text) => {
  expect(readToolText(text)).toBeNull();
});

const NONCE = '4294967295-12-3456789-98';

it.each([
  [refOfTool('tool', TOOL), { place: 'tool', toolId: TOOL, visitor: null, arm: null, nonce: null }],
  [refOfTool('link', TOOL), { place: 'link', toolId: TOOL, visitor: null, arm: null, nonce: null }],
  [`${refOfTool('tool', TOOL)}.1z`, { place: 'tool', toolId: TOOL, visitor: 71, arm: null, nonce: null }],
  [`${refOfTool('tool', TOOL)}.v1z`, { place: 'tool', toolId: TOOL, visitor: 40247, arm: null, nonce: null }],
  [
    `${refOfTool('tool', TOOL)}.v${NONCE}`,
    { place: 'tool', toolId: TOOL, visitor: null, arm: null, nonce: NONCE },
  ],
  [
    `${refOfTool('tool', TOOL)}.1z.v${NONCE}`,
    { place: 'tool', toolId: TOOL, visitor: 71, arm: null, nonce: NONCE },
  ],
  [`${refOfTool('test', TOOL)}.v${NONCE}`, null],
  [refOfTool('test', TOOL), null],
  ['wren.pill.7', null],
])('reads the ref %s', (ref, read) => {
  expect(readRef(ref)).toEqual(read);
});
