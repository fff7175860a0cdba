import { findPage, PAGE_RULES, type PagePath } from './page-rules.ts';

/** Who arrives where. */
export interface Arrival {
  path: string;
  /** With its question mark, or empty. */
  search: string;
  loggedIn: boolean;
  chargeActive: boolean;
  /** The viewport is narrower than the app's pages allow. */
  narrow: boolean;
  /** Where the visitor wanted to go before the login. */
  savedTarget: string | null;
}

export type PageDecision =
  | { kind: 'show'; page: PagePath }
  | { kind: 'notFound' }
  | { kind: 'redirect'; to: string; saveTarget: string | null };

/** Decides what an arrival sees: the page, another page, or that there is none. */
export function decidePage(arrival: Arrival): PageDecision {
  const { path, search, loggedIn } = arrival;
  const page = findPage(path);
  if (page === null)
    return path.endsWith('/') ? redirect(path.replace(/\/+$/, '') + search) : { kind: 'notFound' };
  if (page === '/') return loggedIn ? redirect(targetOf(arrival)) : { kind: 'show', page };
  if (!loggedIn) return { kind: 'redirect', to: '/', saveTarget: path + search };
  // The login ends on the dashboard: who wanted to go elsewhere before it goes there now.
  if (page === '/dashboard' && targetOf(arrival) !== '/dashboard') return redirect(targetOf(arrival));
  if (arrival.narrow && !PAGE_RULES[page].onPhone) return redirect('/dashboard');
  if (PAGE_RULES[page].needsCharge && !arrival.chargeActive) return redirect('/dashboard');
  return { kind: 'show', page };
}

function redirect(to: string): PageDecision {
  return { kind: 'redirect', to: to === '' ? '/' : to, saveTarget: null };
}

/** Only a page of ours is a target: nothing that was stored can lead out of the app, or back to the login. */
function targetOf({ savedTarget }: Arrival): string {
  const page = findPage(savedTarget?.split('?')[0] ?? '');
  return savedTarget === null || page === null || page === '/' || page === '/dashboard'
    ? '/dashboard'
    : savedTarget;
}
