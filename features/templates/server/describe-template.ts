import type { Selectable } from 'kysely';
import type { Templates } from '#database/schema/rows.ts';
import { readCategory } from '../rules/read-definition.ts';
import { templateNotices } from '../rules/template-notices.ts';

/** The columns that `describeTemplate` reads. */
export const STANDING_COLUMNS = [
  'components',
  'category',
  'coming_category',
  'coming_category_at',
  'quality',
] as const;

/** What the merchant should know of a template beside its status, a sentence each. */
export function describeTemplate(
  row: Pick<Selectable<Templates>, (typeof STANDING_COLUMNS)[number]>,
): string[] {
  return templateNotices({
    submittedAs: readCategory(row.components) ?? row.category,
    category: row.category,
    comingCategory: row.coming_category,
    comingCategoryAt: row.coming_category_at,
    quality: row.quality,
  });
}
