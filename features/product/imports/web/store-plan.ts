import { saveTyped, type Typing } from '#platform/ui-kit/typed/save-typed.ts';
import type { ImportPlan } from '../contract/import.ts';

/**
 * A plan once its file is cut in another way: what the merchant said stays, the rest is suggested anew. Of another number of
 * columns nobody said anything yet.
 */
export function storePlan(typing: Typing<ImportPlan>): ImportPlan {
  const { stored } = typing;
  const kept = { ...saveTyped(typing), delimiter: stored.delimiter, hasHeader: stored.hasHeader };
  return kept.columns.length === stored.columns.length ? kept : { ...kept, columns: stored.columns };
}
