import { expect, it } from 'vitest';
import { fitValues, type ShownValue } from './fit-values.ts';

const text = (value: string, times = 1): ShownValue => ({ text: value, canCut: true, times });
const link = (value: string): ShownValue => ({ text: value, canCut: false, times: 1 });
const LONG = 'x'.repeat(1500);

it.each<[string, ShownValue[], number, string[]]>([
  ['fits as it is', [text('Lena'), text('Mug')], 7, ['Lena', 'Mug']],
  ['is cut if it is the only one', [text('Stoneware mug')], 8, ['Stonewa…']],
  [
    'is cut, while a shorter value stays whole',
    [text('Lena'), text('Stoneware mug')],
    10,
    ['Lena', 'Stone…'],
  ],
  [
    'is cut to the same length as an equally long value',
    [text('abcdefgh'), text('ijklmnop')],
    8,
    ['abc…', 'ijk…'],
  ],
  ['counts once for each time it is shown', [text('abcdef', 2), text('x')], 9, ['abc…', 'x']],
  [
    'leaves a link whole',
    [link('https://a.example/l/1'), text('Stoneware mug')],
    25,
    ['https://a.example/l/1', 'Sto…'],
  ],
  [
    'keeps one character when no space is left',
    [link('https://a.example'), text('Lena')],
    5,
    ['https://a.example', '…'],
  ],
  ['is never cut inside a character', [text('ab🦜def')], 4, ['ab…']],
])('a value %s', (_name, values, space, fitted) => {
  expect(fitValues(values, space)).toEqual(fitted);
});

it('never takes more space than there is', () => {
  const fitted = fitValues([text('Lena'), text(LONG), text(LONG, 2), text(LONG)], 900);
  const taken = fitted.reduce((sum, value, at) => sum + value.length * (at === 2 ? 2 : 1), 0);
  expect(taken).toBeLessThanOrEqual(900);
  expect(taken).toBeGreaterThan(890);
});
