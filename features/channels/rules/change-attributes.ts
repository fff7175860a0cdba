import { CAMPAIGN_SUPPORTS, TOOL_SUPPORTS, type SettableAttributes } from '../contract/attribute-calls.ts';
import { isReachable } from './is-reachable.ts';

const SUPPORTS = ['globalSupport', ...TOOL_SUPPORTS, ...CAMPAIGN_SUPPORTS] as const;

/**
 * The attributes after a change: what is given takes the place of what was, and nothing else moves. With `globalSet`
 * the global support number also fills the support values that are empty.
 */
export function changeAttributes(
  stored: SettableAttributes,
  given: SettableAttributes,
  { globalSet }: { globalSet: boolean },
): SettableAttributes {
  const changed: SettableAttributes = { ...stored, ...given };
  if (!globalSet || !changed.globalSupport) return changed;
  for (const name of [...TOOL_SUPPORTS, ...CAMPAIGN_SUPPORTS]) {
    if (changed[name] === undefined || changed[name] === '') changed[name] = changed.globalSupport;
  }
  return changed;
}

/** The first given support number that nobody could be reached at, by its name; null when all are well. */
export function findUnreachable(given: SettableAttributes): string | null {
  const wrong = SUPPORTS.find((name) => {
    const value = given[name];
    return typeof value === 'string' && value !== '' && !isReachable(value);
  });
  return wrong ?? null;
}
