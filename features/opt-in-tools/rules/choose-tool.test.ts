import { expect, it } from 'vitest';
import { chooseTool } from './choose-tool.ts';

const tool = (id: string, channel: 'WA' | 'FB' = 'WA') => ({
  id,
  channel,
  type: 'pill',
  settings: { consentWording: 'I agree.' },
  wordingVersion: '1',
});
const [pill, wheel, chat] = [tool('pill'), tool('wheel'), tool('chat', 'FB')];
const newcomer = { optedIn: [], hidden: [] };

it.each([
  ['a shop without active tools', [], newcomer, null],
  ['a newcomer', [pill], newcomer, 'pill'],
  ['who opted in through it', [pill], { ...newcomer, optedIn: ['pill'] }, null],
  ['who hid it in this session', [pill], { ...newcomer, hidden: ['pill'] }, null],
  ['who had another tool, which is not there any more', [pill], { optedIn: ['a'], hidden: ['b'] }, 'pill'],
  ['a newcomer to a shop with two tools', [wheel, pill], newcomer, 'wheel'],
  ['who hid the first of two', [wheel, pill], { ...newcomer, hidden: ['wheel'] }, 'pill'],
  ['who hid both', [wheel, pill], { ...newcomer, hidden: ['pill', 'wheel'] }, null],
  [
    'who opted in through another on the same channel',
    [wheel, pill],
    { ...newcomer, optedIn: ['pill'] },
    null,
  ],
  ['who opted in on the other channel', [wheel, chat], { ...newcomer, optedIn: ['wheel'] }, 'chat'],
])('%s', (_who, tools, visit, shown) => {
  expect(chooseTool(tools, visit)?.id ?? null).toBe(shown);
});
