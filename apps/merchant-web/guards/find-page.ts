import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import type { Right } from '#platform/rights/rights.ts';
import type { Page } from '#platform/ui-kit/pages/page.ts';
import { PAGES, type PagePath } from '../page-list.ts';

const BY_PATH = new Map<string, Page<Merchant>>(PAGES.map((page) => [page.path, page]));

/** Returns the page registered under a path of the list. */
export function getPage(path: PagePath): Page<Merchant> {
  const page = BY_PATH.get(path);
  if (page === undefined) throw new Error(`${path} is no page`);
  return page;
}

/** Returns the path of the page that a URL leads to. Null if there is none. */
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

/** Returns the right that a role needs to open a URL's page. */
export function rightOfPage(url: string): Right {
  const page = pageOfUrl(url);
  return page === null ? 'view' : getPage(page).rule.right;
}

/** Returns whether a page opens in a narrow window. An old store's `home` always does. */
export function opensOnPhone(url: string, home: PagePath): boolean {
  const page = pageOfUrl(url);
  return page !== null && (page === home || getPage(page).rule.onPhone);
}

function pageOfUrl(url: string): PagePath | null {
  return findPage(url.split(/[?#]/, 1)[0] ?? '');
}
