import { expect, it } from 'vitest';
import { chooseBrowser } from './choose-browser.ts';

const SHELL = '/cache/chrome-headless-shell';
const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell';
const FULL = '/usr/bin/chromium';
const OTHER = '/opt/other/chrome';
const candidates = [SHELL, DEBIAN_SHELL, FULL];

it.each([
  ['Playwright’s headless shell before all others', undefined, [FULL, DEBIAN_SHELL, SHELL], SHELL],
  ['Debian’s headless shell before a full browser', undefined, [FULL, DEBIAN_SHELL], DEBIAN_SHELL],
  ['a full browser if there is no headless shell', undefined, [FULL], FULL],
  ['no browser', undefined, [], null],
  ['the requested browser before all others', OTHER, [...candidates, OTHER], OTHER],
  ['an empty request is no request', '', candidates, SHELL],
])('%s', (_, requested, installed: readonly string[], chosen) => {
  const runs = (file: string) => installed.includes(file);
  expect(chooseBrowser({ requested, candidates, runs })).toBe(chosen);
});

it('does not replace a requested browser that does not run', () => {
  const runs = (file: string) => file !== OTHER;
  expect(() => chooseBrowser({ requested: OTHER, candidates, runs })).toThrow(OTHER);
});
