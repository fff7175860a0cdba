import { describe, expect, it } from 'vitest';
import { STOP_PAYLOAD } from '#features/engine/messaging/contract/stop-payload.ts';
import type { FlowNode } from '../../contract/flow-node.ts';
import { LANGUAGES } from '../../contract/language.ts';
import { repliesTo, textOf } from '../editor/document-for-tests.ts';
import { isEditable, repliesOf } from './flow-shape.ts';
import { itemsOfLines } from './items-of-lines.ts';
import { readWireNodes } from './read-wire-nodes.ts';
import { localeOf } from './shopper-locale.ts';
import { titleOfLines } from './title-of-lines.ts';
import { toWireNodes } from './to-wire-nodes.ts';
import { inOrder, lostReply, repeatedId } from './wanted-nodes.ts';
import { leadsTo, stop, templateFlow } from './write-flow.ts';

const SHAPE = {
  key: 'begin',
  name: 'Beginning',
  description: [],
  begins: [],
  actions: [leadsTo('help'), stop],
  category: 'MARKETING',
  showsPicture: false,
} as const;

describe('parts from the wire', () => {
  const ids = () => {
    let count = 0;
    return () => `new${(count += 1)}`;
  };

  it('are read back as they were written', () => {
    const nodes = [textOf('n1', 'Hello'), repliesTo('q1', 'Yes>f-2', 'No>STOP')];
    expect(toWireNodes(nodes).map(({ sortOrder }) => sortOrder)).toEqual([0, 1]);
    expect(readWireNodes(toWireNodes(nodes), ids())).toEqual(nodes);
  });

  it('are sorted, and unknown parts that are not new are skipped', () => {
    const text = (message: string, more: object) => ({ textOrButtonTemplate: { text: message }, ...more });
    const read = readWireNodes(
      [
        text('third', { masterId: 'c', sortOrder: 2 }),
        text('first', { masterId: 'a' }),
        text('second', { shouldCreate: true, sortOrder: 1 }),
        text('none', { sortOrder: 0 }),
        text('nor this', { shouldCreate: false, sortOrder: 0 }),
      ],
      ids(),
    );
    expect(read).toMatchObject([
      { masterId: 'a', text: 'first' },
      { masterId: 'new1', text: 'second' },
      { masterId: 'c', text: 'third' },
    ]);
  });

  it('report which part is invalid', () => {
    const fine = toWireNodes([textOf('n1')]);
    expect(readWireNodes([...fine, { masterId: 'n2', sortOrder: 1 }], ids())).toEqual({
      field: 'nodes.1.text',
      sentence: 'Text cannot be empty',
    });
  });

  it('can be edited unless one is a template, whose answers are its reply buttons', () => {
    const nodes = templateFlow(SHAPE, { en: { body: 'Hello there, you.', buttons: ['One', 'Two'] } }).nodes
      .en;
    expect([isEditable(nodes), isEditable([textOf('n')])]).toEqual([false, true]);
    expect(repliesOf(nodes)).toEqual([
      { title: 'One', leadsTo: 'flow:help' },
      { title: 'Two', leadsTo: STOP_PAYLOAD },
    ]);
  });
});

describe('a requested change of a flow', () => {
  const [a, b, changed] = [textOf('a'), textOf('b'), textOf('b', 'Changed')];

  it('has the requested order, with the changed parts', () => {
    expect(inOrder(['b', 'a', 'x'], [changed], [a, b])).toEqual([changed, a]);
    expect(inOrder(undefined, [changed], [a, b])).toEqual([changed]);
  });

  it('must not repeat an id', () => {
    expect(repeatedId([a, b])).toBeNull();
    expect(repeatedId([a, b, changed])).toBe('b');
  });

  it('must lead to an existing flow, to the opt-out or where it led before', () => {
    const lost = (leads: string, before: FlowNode[] = []) =>
      lostReply([repliesTo('q', `Yes>${leads}`)], before, new Set(['f-1']));
    expect([lost('f-1'), lost(STOP_PAYLOAD), lost('f-2', [repliesTo('q', 'Old>f-2')])]).toEqual([
      null,
      null,
      null,
    ]);
    expect(lost('f-2')).toBe('f-2');
  });
});

describe('the contents of an order', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, nth) => ({ title: `Mug ${nth + 1}`, quantity: nth + 1 }));

  it.each([
    [1, '1 × Mug 1', 'Mug 1'],
    [3, '1 × Mug 1, 2 × Mug 2 and 3 × Mug 3', 'Mug 1 and 2 more'],
    [5, '1 × Mug 1, 2 × Mug 2, 3 × Mug 3 and 2 more', 'Mug 1 and 4 more'],
    [0, '', ''],
  ])('%i lines: %s', (count, items, title) => {
    expect(itemsOfLines(lines(count), 'en')).toBe(items);
    expect(titleOfLines(lines(count), 'en')).toBe(title);
  });

  it.each(LANGUAGES)('are listed in %s with the number of other items', (language) => {
    expect(itemsOfLines(lines(5), language)).toMatch(/Mug 3.*2/u);
    expect(titleOfLines(lines(3), language)).toMatch(/^Mug 1 .*2/u);
    expect(localeOf(language)).not.toContain('_');
  });

  it('shorten titles to 60 characters', () => {
    const item = (title: string) => itemsOfLines([{ title, quantity: 1 }], 'en');
    expect(item('x'.repeat(60))).toBe(`1 × ${'x'.repeat(60)}`);
    expect(item('x'.repeat(61))).toBe(`1 × ${'x'.repeat(59)}…`);
    expect(item(`${'x'.repeat(58)} ${'y'.repeat(9)}`)).toBe(`1 × ${'x'.repeat(58)}…`);
  });
});
