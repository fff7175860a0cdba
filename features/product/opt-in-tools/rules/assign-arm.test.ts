import { expect, it } from 'vitest';
import { armOfKey, assignArm, toolForVisitor, visitorKey } from './assign-arm.ts';

const visitors = Array.from({ length: 20_000 }, (_, nth) => `visitor-${nth}`);
const experiment = { id: '01a1f8b4-7965-7f06-8434-417d01bc2f37', holdOutPercent: 20 };
const countOf = (arms: string[], arm: string) => arms.filter((one) => one === arm).length;

it('holds out the given share of visitors and halves the rest', () => {
  const arms = visitors.map((visitor) => assignArm(experiment, visitor));
  for (const [arm, expected] of [
    ['heldOut', 4000],
    ['A', 8000],
    ['B', 8000],
  ] as const)
    // Five standard deviations of a fair coin.
    expect(Math.abs(countOf(arms, arm) - expected)).toBeLessThan(5 * Math.sqrt(expected));
});

it('always puts a visitor on the same side, independently for each experiment', () => {
  expect(assignArm(experiment, 'visitor-1')).toBe(assignArm(experiment, 'visitor-1'));
  const other = { ...experiment, id: '01a1f8b4-7965-7f06-8434-417d01bc2f38' };
  const both = visitors.filter(
    (visitor) => assignArm(experiment, visitor) === 'B' && assignArm(other, visitor) === 'B',
  ).length;
  expect(Math.abs(both - 3200)).toBeLessThan(5 * Math.sqrt(3200));
});

it('gives each visitor a unique number that fits into a database column and a URL', () => {
  const keys = new Set(visitors.map((visitor) => visitorKey(experiment.id, visitor)));
  expect(keys.size).toBe(visitors.length);
  expect([...keys].every((key) => Number.isSafeInteger(key) && key >= 0)).toBe(true);
  expect(Number.parseInt(visitorKey('a', 'b').toString(36), 36)).toBe(visitorKey('a', 'b'));
});

it('shows each visitor the design of their side, and visitors in the hold-out no design', () => {
  const tool = {
    id: '01a1f8b4-7965-7f06-8434-417d01bc2f39',
    type: 'visualPopup',
    channel: 'FB',
    settings: { consentWording: 'A' },
    wordingVersion: 'v1',
    chatUrl: 'https://m.me/1?ref=tool-01a1f8b4-7965-7f06-8434-417d01bc2f39',
    chatCode: 'code of A',
    experiment: { ...experiment, settings: { consentWording: 'B' }, chatCode: 'code of B' },
  } as const;
  const seen = (arm: string) => {
    const visitor = visitors.find((one) => assignArm(experiment, one) === arm) ?? '';
    return { visitor, tool: toolForVisitor(tool, visitor) };
  };
  expect(seen('heldOut').tool).toBeNull();
  expect(seen('A').tool).toMatchObject({ settings: { consentWording: 'A' }, chatCode: 'code of A' });
  const b = seen('B');
  const key = visitorKey(experiment.id, b.visitor);
  expect(b.tool).toMatchObject({
    id: tool.id,
    chatCode: 'code of B',
    settings: { consentWording: 'B' },
    chatUrl: `${tool.chatUrl}.${key.toString(36)}`,
  });
  expect(armOfKey(key, 20)).toBe('B');
  expect(toolForVisitor({ ...tool, experiment: undefined }, 'anybody')).toMatchObject({ id: tool.id });
});
