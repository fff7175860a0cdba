import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportCorner, reportedCorners } from './corner.ts';

const host = () => {
  const reported = new Map<string, string>();
  const setProperty = (name: string, value: string) => void reported.set(name, value);
  return { reported, style: { setProperty, cssText: '' } };
};
let hosts: ReturnType<typeof host>[];
beforeEach(() => {
  hosts = [host(), host()];
  // The page's own element has no style here: to change it would be to work out that of the whole page again.
  vi.stubGlobal('document', { querySelectorAll: () => hosts, querySelector: () => hosts[0] ?? null });
});
afterEach(() => vi.unstubAllGlobals());

it('tells every tool on the page what stands in a corner, on a phone in both', () => {
  reportCorner('-card', 'hidden', 'bottomLeft', 'desktop');
  for (const { reported } of hosts) expect([...reported]).toEqual([['--bellbird-left-card', 'hidden']]);
  reportCorner('', '80px', 'right', 'phone');
  for (const { reported } of hosts)
    expect(Object.fromEntries(reported)).toEqual({
      '--bellbird-left-card': 'hidden',
      '--bellbird-left': '80px',
      '--bellbird-right': '80px',
    });
});

it('has a tool that comes know what the others told', () => {
  for (const { style } of hosts) style.cssText = '--bellbird-right: 80px;';
  expect(reportedCorners()).toBe('--bellbird-right: 80px;');
  hosts = [];
  expect(reportedCorners()).toBe('');
});
