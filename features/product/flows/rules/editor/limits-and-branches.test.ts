import { describe, expect, it } from 'vitest';
import type { FlowButton } from '../../contract/flow-button.ts';
import { texts } from '../../texts/en.ts';
import { walkBranches } from './branches.ts';
import { documentOf, flowWith, repliesTo, textOf } from './document-for-tests.ts';
import { isTime } from './faults.ts';
import { FLOW_LIMITS, isNear, limitTyped, textLimit } from './flow-limits.ts';
import { buttonFaults, isWebAddress, textFault, tooLong } from './node-fault.ts';
import { ADDED, gistOf } from './node-list.ts';
import { differencesOf, isTimeChanged } from './what-changed.ts';

const PAGE: FlowButton = { kind: 'page', buttonId: 'b1', title: 'Go on' };
const CALL: FlowButton = { kind: 'call', buttonId: 'b2', title: 'Call', phoneE164: '+493012345' };

const place = (masterId: string, more: object = {}) => ({ flowId: 'f', masterId, ...more });
const card = (title: string) => ({ cardId: title, title, subtitle: null, picture: null, buttons: [] });

describe('limits', () => {
  it('are those that the providers publish', () => {
    expect(FLOW_LIMITS.FB).toMatchObject({
      text: 2000,
      buttonText: 640,
      buttonTitle: 20,
      buttons: 3,
      cards: 10,
      cardTitle: 80,
      cardSubtitle: 80,
      replies: 13,
      replyTitle: 20,
    });
    expect(FLOW_LIMITS.WA).toMatchObject({
      text: 4000,
      buttonText: 1024,
      buttonTitle: 20,
      buttons: 3,
      replies: 10,
    });
  });

  const long: FlowButton = {
    kind: 'address',
    buttonId: 'b3',
    title: 'Sizes',
    url: `https://a.example/${'x'.repeat(4200)}`,
  };
  it.each([
    ['FB', [], 3, 2000],
    ['FB', [CALL], 0, 640],
    ['WA', [], 0, 4000],
    ['WA', [], 3, 1024],
    ['WA', [], 4, 4000],
    ['WA', [PAGE], 0, 1024],
    // "Call: +493012345" and a line end take 17 of 4096.
    ['WA', [CALL], 0, 4000],
    ['WA', [CALL], 1, 1007],
    ['WA', [PAGE, CALL], 0, 1007],
    ['WA', [long], 0, 0],
  ] as const)(
    'on %s, with %j and %i answers, a text has at most %i characters',
    (channel, buttons, answers, most) => {
      expect(textLimit(channel, buttons, answers)).toBe(most);
    },
  );

  it.each([
    [79, 100, false],
    [80, 100, true],
  ])('%i of %i characters show a counter: %s', (length, most, isNearLimit) => {
    expect(isNear(length, most)).toBe(isNearLimit);
  });

  it('never cut an emoji in two, but cut text that is one very long symbol', () => {
    expect(limitTyped('👩‍👩‍👧', 3)).toEqual({ kept: '', isCut: true });
    expect(limitTyped(`${'a'.repeat(100)}👩‍👩‍👧`, 102)).toEqual({ kept: 'a'.repeat(100), isCut: true });
    expect(limitTyped(`e${'\u0301'.repeat(300)}`, 200).kept).toHaveLength(200);
  });
});

describe('the checks of a part', () => {
  it.each([
    ['http://a.example', true],
    ['https://a.example/b?c#d', true],
    [' https://a.example ', true],
    ['http://localhost:4000/x', true],
    ['http://localhost', true],
    ['http://localhost:/x', false],
    ['https://localhostess', false],
    ['https://a', false],
    ['a.example', false],
    ['https://a b.example', false],
  ])('accept the address %s: %s', (url, isValid) => {
    expect(isWebAddress(url)).toBe(isValid);
  });

  it('report the faults of texts and buttons', () => {
    expect([textFault('x', 1), textFault(' ', 1), textFault('xx', 1)]).toEqual([
      null,
      'Text cannot be empty',
      'Text cannot have more than 1 characters',
    ]);
    expect(tooLong('xx', 2, texts.text.atLimit)).toBeNull();
    const faults = buttonFaults([{ ...CALL, title: ' ', phoneE164: '+0' }, PAGE], {
      limits: FLOW_LIMITS.WA,
      place: place('a'),
    });
    expect(faults.map((one) => one.place)).toEqual([
      place('a', { buttonId: 'b2' }),
      place('a', { buttonId: 'b2' }),
    ]);
    expect(faults.map(({ header, sentence }) => `${header}: ${sentence}`)).toEqual([
      'Edit Button: Button title cannot be empty',
      'Edit Button: Phone number must be valid and must contain country code starting with +',
    ]);
  });

  it.each([
    ['1', true],
    [' 9999 ', true],
    ['10000', false],
    ['1.5', false],
    ['', false],
  ])('accept the time %j: %s', (magnitude, isValid) => {
    expect(isTime({ magnitude, unit: 'Hours' })).toBe(isValid);
  });
});

describe('a document', () => {
  it('follows each answer once and lists the answers that lead back', () => {
    const document = documentOf(
      flowWith('f', textOf('a'), repliesTo('q', 'Go>g', 'Too>g', 'Home>f', 'End>STOP')),
      flowWith('g', textOf('b'), repliesTo('r', 'Back>f', 'On>h')),
      flowWith('h', textOf('c'), repliesTo('s', 'Side>i')),
      flowWith('i', textOf('d'), repliesTo('t', 'Round>h')),
    );
    const { reached, cycles } = walkBranches(document);
    expect(reached.map(({ flow, level, answer, fromId }) => [flow.flowId, level, answer, fromId])).toEqual([
      ['f', 0, null, null],
      ['g', 1, 'Go', 'f'],
      ['h', 2, 'On', 'g'],
      ['i', 3, 'Side', 'h'],
    ]);
    expect(cycles.map(({ title }) => title)).toEqual(['Home', 'Back', 'Round']);
  });
});

it('differences contain the text before and after', () => {
  const [before, after] = [
    documentOf(flowWith('f', textOf('a'), textOf('b'))),
    documentOf(flowWith('f', textOf('a', 'New'))),
  ];
  expect(differencesOf(before, after)).toEqual([
    { what: 'changed', name: 'Text', before: 'Text a', after: 'New' },
    { what: 'removed', name: 'Text', before: 'Text b', after: null },
  ]);
  const timeless = { ...before, time: null };
  expect([isTimeChanged(before, timeless), isTimeChanged(timeless, timeless)]).toEqual([true, false]);
  expect(differencesOf(timeless, before)).toEqual([
    { what: 'changed', name: 'Time', before: null, after: '1 hour' },
  ]);
});

it('every kind except receipts can be added, and each has a summary', () => {
  expect(ADDED.map(({ kind }) => kind)).toEqual(['text', 'media', 'cards', 'quickReplies']);
  expect(gistOf(textOf('a'))).toBe('Text a');
  expect(gistOf({ kind: 'cards', masterId: 'c', cards: ['Mug', 'Rug'].map(card) })).toContain('Mug');
});
