import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { PagePath } from '../page-list.ts';

/** The page that each letter opens after `g`. */
const PAGE_OF: Record<string, PagePath> = {
  d: '/dashboard',
  i: '/inbox',
  m: '/messages',
  h: '/sender-health',
  a: '/automation-wa',
  o: '/opt-in-tools-wa',
  u: '/subscribers',
  r: '/orders',
  t: '/templates',
  b: '/instant-campaigns-wa',
  s: '/settings',
};
const SECOND_KEY_WITHIN_MS = 1000;
/** Before the page was opened. With 0, any letter would count as the second one for a moment. */
const NEVER_MS = -SECOND_KEY_WITHIN_MS;

interface Shortcuts {
  canOpen: (page: PagePath) => boolean;
  listKeys: () => void;
}

/** `g` and a letter opens a page, `/` searches, `?` lists the shortcuts. */
export function useShortcuts({ canOpen, listKeys }: Shortcuts): void {
  const navigate = useNavigate();
  useEffect(() => {
    let goPressedAt = NEVER_MS;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || handlesOwnKeys(event.target)) return;
      if (event.key === '?') listKeys();
      if (event.key === '/') focusSearch(event);
      const page = PAGE_OF[event.key];
      const isSecond = event.timeStamp - goPressedAt < SECOND_KEY_WITHIN_MS;
      if (page !== undefined && isSecond && canOpen(page)) void navigate(page);
      goPressedAt = event.key === 'g' ? event.timeStamp : NEVER_MS;
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [navigate, canOpen, listKeys]);
}

/** Focuses the page's search field. If the page has none, opens the search for anything. */
function focusSearch(event: KeyboardEvent): void {
  const search = document.querySelector<HTMLInputElement>('main input[type=search]');
  const find = document.querySelector<HTMLButtonElement>('button[data-find]');
  if (search === null && find === null) return;
  event.preventDefault();
  if (search === null) find?.click();
  else search.focus();
}

/** Returns whether the focus is in a field or a dialog. Both handle their own keys. */
function handlesOwnKeys(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]') ||
      target.closest('[role=dialog]') !== null)
  );
}
