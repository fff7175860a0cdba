import { describe, expect, it } from 'vitest';
import { readFlags } from './read-flags.ts';

describe('the flags of a start', () => {
  const known = { 'without-sandbox': { type: 'boolean' }, role: { type: 'string' } } as const;

  it.each([
    [[], {}],
    [['--without-sandbox'], { 'without-sandbox': true }],
    [['--role=api'], { role: 'api' }],
    [['--role', 'api'], { role: 'api' }],
  ])('%j are read', (args, expected) => {
    expect(readFlags(args, known)).toEqual(expected);
  });

  it.each([
    ['--witout-sandbox', 'Did you mean --without-sandbox?'],
    ['without-sandbox', 'is not a flag'],
    ['-x', 'is not a flag'],
    ['--role', 'cannot be read'],
    ['--without-sandbox=yes', 'cannot be read'],
  ])('%s is refused', (arg, advice) => {
    expect(() => readFlags([arg], known)).toThrow(advice);
  });

  it.each([
    ['npm_config_role', 'worker', '-- --role'],
    ['npm_config_without_sandbox', 'true', '-- --without-sandbox'],
  ])('a flag that npm took for itself is refused: %s', (kept, value, advice) => {
    expect(() => readFlags([], known, { [kept]: value })).toThrow(advice);
  });
});
