import { cutText } from '#platform/language/cut-text.ts';
import { MOST } from '../contract/template-parts.ts';

/** What remains of a typed value, and why something was removed; null if nothing was. */
export interface Typed {
  kept: string;
  removed: 'characters' | 'length' | null;
}

/** Document 3, section 5.3: other characters are removed, and a longer name is cut. */
export function limitName(typed: string): Typed {
  const allowed = typed.replaceAll(/[^A-Za-z0-9_]/g, '');
  if (allowed !== typed) return { kept: allowed.slice(0, MOST.name), removed: 'characters' };
  return limit(typed, MOST.name);
}

export function limitBody(typed: string): Typed {
  return limit(typed, MOST.body);
}

export function limitButton(typed: string): Typed {
  return limit(typed, MOST.buttonTitle);
}

function limit(typed: string, most: number): Typed {
  return { kept: cutText(typed, most), removed: typed.length > most ? 'length' : null };
}
