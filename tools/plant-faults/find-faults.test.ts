import { expect, it } from 'vitest';
import { findFaults, plantFault } from './find-faults.ts';

it.each([
  ['const isOld = age >= 18;', ['const isOld = (age > 18);', 'const isOld = age >= 19;']],
  ['if (isOn) start();', ['if (!(isOn)) start();', 'if (isOn) ;']],
  ["const word = isOn ? 'on' : '';", ["const word = !(isOn) ? 'on' : '';", "const word = isOn ? '' : '';"]],
  ['const none = !list.length;', ['const none = (list.length);']],
  ['const a = b ?? c;', ['const a = (b && c);']],
  ["type Word = 'on' | 'off'; import { one } from 'one';", []],
  ["throw new Error('said to nobody');", []],
])('finds each fault of %s', (source, expected) => {
  expect(findFaults('a.ts', source).map((fault) => plantFault(source, fault))).toEqual(expected);
});
