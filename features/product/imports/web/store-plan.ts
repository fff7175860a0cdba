import { saveTyped, type Typing } from '#platform/ui-kit/typed/save-typed.ts';
import type { ImportPlan } from '../contract/import.ts';

/**
 * Returns a plan after the file's form changed: the merchant's choices stay, the rest is suggested again. With another
 * number of columns, everything is suggested again.
 */
export function storePlan(typing: Typing<ImportPlan>): ImportPlan {
  const { stored } = typing;
  const kept = { ...saveTyped(typing), delimiter: stored.delimiter, hasHeader: stored.hasHeader };
  return kept.columns.length === stored.columns.length ? kept : { ...kept, columns: stored.columns };
}
