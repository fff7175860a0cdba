import { describe, expect, it } from 'vitest';
import { GATE_RULES } from './gate-rules.ts';
import { describeRule, describeSkipReason } from './reason-labels.ts';

const LABEL = /^[A-Z][^.]+$/;
const SENTENCES = /^[A-Z].+\.$/;
/** What a message waits for that is no rule of the gate. */
const WAITS = [
  'discountCode',
  'retry',
  'unreached',
  'notBegun',
  'anotherDay',
  'restored',
  'dueLater',
  'allPaused',
  'noAnswer',
  'queued',
  'sending',
  'uncertain',
];

describe('each reason', () => {
  it.each(GATE_RULES.map((rule) => [rule, describeRule(rule)] as const))(
    '%s has words for lists, for itself and for when it was passed',
    (_rule, words) => {
      expect(words.short).toMatch(LABEL);
      expect(words.long).toMatch(SENTENCES);
      expect(words.passed).toMatch(LABEL);
    },
  );

  it.each([...GATE_RULES, ...WAITS])('%s is known', (reason) => {
    const words = describeSkipReason(reason);
    expect(words.short).toMatch(LABEL);
    expect(words.short).not.toBe(reason);
    expect(words.long).toMatch(SENTENCES);
  });

  it('has unique texts for being stopped and for being passed', () => {
    const rules = GATE_RULES.map(describeRule);
    for (const part of ['short', 'long', 'passed'] as const)
      expect(new Set(rules.map((words) => words[part])).size).toBe(rules.length);
  });

  it('that is unknown is shown as it is', () => {
    expect(describeSkipReason('fullMoon')).toEqual({ short: 'fullMoon', long: '' });
  });
});
