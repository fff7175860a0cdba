import { vi } from 'vitest';

const addresses: string[] = [];

/** Where the page was left for by this test, in order; `reload` for the same page again. */
export function leftFor(): readonly string[] {
  return addresses;
}

/** Notes instead of leaving: a test has only one page. */
export function stayOnPage(): void {
  addresses.length = 0;
  const note = (address: string | URL) => void addresses.push(String(address));
  vi.spyOn(location, 'assign').mockImplementation(note);
  vi.spyOn(location, 'replace').mockImplementation(note);
  vi.spyOn(location, 'reload').mockImplementation(() => note('reload'));
}
