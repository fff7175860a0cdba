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
  // The page's root element has no style here, because a change there would recompute the styles of the whole page.
  vi.stubGlobal('document', { querySelectorAll: () => hosts, querySelector: () => hosts[0] ?? null });
});
afterEach(() => vi.unstubAllGlobals());

it('reports what fills a corner to every tool, and on a phone for both corners', () => {
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

it('returns the reports of existing tools for a new tool', () => {
  for (const { style } of hosts) style.cssText = '--bellbird-right: 80px;';
  expect(reportedCorners()).toBe('--bellbird-right: 80px;');
  hosts = [];
  expect(reportedCorners()).toBe('');
});
