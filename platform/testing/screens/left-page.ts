import { vi } from 'vitest';

const addresses: string[] = [];

/** Returns where this test navigated away to, in order; `reload` for a reload. */
export function leftFor(): readonly string[] {
  return addresses;
}

/** Records a navigation without leaving, because a test has only one page. */
export function stayOnPage(): void {
  addresses.length = 0;
  const note = (address: string | URL) => void addresses.push(String(address));
  vi.spyOn(location, 'assign').mockImplementation(note);
  vi.spyOn(location, 'replace').mockImplementation(note);
  vi.spyOn(location, 'reload').mockImplementation(() => note('reload'));
}
