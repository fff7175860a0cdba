import { describe, expect, it } from 'vitest';
import { GATE_RULES } from './gate-rules.ts';
import { describeRule, describeSkipReason } from './reason-labels.ts';

const LABEL = /^[A-Z][^.]+$/;
const SENTENCES = /^[A-Z].+\.$/;
/** The reasons to wait that are not rules of the gate. */
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
    '%s has a list label, a description and a text for a passed check',
    (_rule, words) => {
      expect(words.short).toMatch(LABEL);
      expect(words.long).toMatch(SENTENCES);
      expect(words.passed).toMatch(LABEL);
    },
  );

  it.each([...GATE_RULES, ...WAITS])('%s has texts', (reason) => {
    const words = describeSkipReason(reason);
    expect(words.short).toMatch(LABEL);
    expect(words.short).not.toBe(reason);
    expect(words.long).toMatch(SENTENCES);
  });

  it('has unique texts for a stopped message and for a passed check', () => {
    const rules = GATE_RULES.map(describeRule);
    for (const part of ['short', 'long', 'passed'] as const)
      expect(new Set(rules.map((words) => words[part])).size).toBe(rules.length);
  });

  it('shows an unknown reason unchanged', () => {
    expect(describeSkipReason('fullMoon')).toEqual({ short: 'fullMoon', long: '' });
  });
});
