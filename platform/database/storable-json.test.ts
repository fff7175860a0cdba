import { describe, expect, it } from 'vitest';
import { storableJson } from './storable-json.ts';

describe('JSON for the database', () => {
  it.each([
    ['leaves a storable value unchanged', { name: 'Zoë 🕯️ "Wick" \\ \n', lines: [1, null] }, undefined],
    ['removes zero characters, in keys too', { 'a\0b': 'c\0' }, { ab: 'c' }],
    ['replaces half a surrogate pair', ['\ud83d', 'x\udd6fy'], ['\ufffd', 'x\ufffdy']],
    ['keeps an escaped backslash before such characters', ['\\u0000', '\\ud83d'], undefined],
  ])('%s', (_name, value, expected) => {
    expect(JSON.parse(storableJson(value))).toEqual(expected ?? value);
  });
});
