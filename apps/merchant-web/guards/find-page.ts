import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import type { Page } from '#platform/ui-kit/pages/page.ts';
import { PAGES, type PagePath } from '../page-list.ts';

const BY_PATH = new Map<string, Page<Merchant>>(PAGES.map((page) => [page.path, page]));

/** The page that is registered under a path of the list. */
export function getPage(path: PagePath): Page<Merchant> {
  const page = BY_PATH.get(path);
  if (page === undefined) throw new Error(`${path} is no page`);
  return page;
}

/** The path of the page that an address leads to, or null where there is none. */
export function findPage(address: string): PagePath | null {
  const parts = address.split('/');
  return PAGES.find(({ path }) => matches(path.split('/'), parts))?.path ?? null;
}

function matches(pattern: string[], parts: string[]): boolean {
  return (
    pattern.length === parts.length &&
    pattern.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : part === parts[at]))
  );
}

/** Whether a path opens on a narrow window, where the rule of narrow windows holds; an old store's `home` always does. */
export function opensOnPhone(path: string, home: PagePath): boolean {
  const page = findPage(path.split(/[?#]/, 1)[0] ?? '');
  return page !== null && (page === home || getPage(page).rule.onPhone);
}
