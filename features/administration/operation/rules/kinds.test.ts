import { describe, expect, it } from 'vitest';
import { HELD_HINTS, HELD_KINDS, HELD_PREFIX, isHeldKind, isMessageKind } from './held-kinds.ts';
import { isTroubleKind, TROUBLE_KINDS } from './trouble-kinds.ts';

describe('what a restore holds back', () => {
  it.each(Object.entries(HELD_KINDS))('%s has labels', (kind, words) => {
    expect(isHeldKind(kind)).toBe(true);
    expect(words).toMatch(/^[a-zA-Z].*\w$/);
  });

  it('knows which kinds are messages', () => {
    const kinds = Object.keys(HELD_KINDS).filter(isHeldKind);
    expect(kinds.filter(isMessageKind)).toEqual(['message', 'laterMessage']);
    expect(isHeldKind('toString')).toBe(false);
  });

  it('has hints for messages, and a one-word prefix for each kind', () => {
    for (const hint of Object.values(HELD_HINTS)) expect(hint).toMatch(/^[A-Z].+\.$/);
    const prefixes = Object.values(HELD_PREFIX);
    for (const prefix of prefixes) expect(prefix).toMatch(/^[a-z]+ $/);
    expect(new Set(prefixes).size).toBe(prefixes.length);
  });
});

it.each(Object.entries(TROUBLE_KINDS))(
  '%s, which waits for a person, has a title and a text',
  (kind, words) => {
    expect(isTroubleKind(kind)).toBe(true);
    expect(words.title).toMatch(/^[A-Z][^.]+$/);
    expect(words.about).toMatch(/^[A-Z].+\.$/);
  },
);

it('rejects any other text as a kind of problem', () => {
  expect(isTroubleKind('toString')).toBe(false);
});
