import type { Selectable } from 'kysely';
import type { Templates } from '#database/schema/rows.ts';
import type { TemplateDefinition } from '../contract/template-definition.ts';
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
  const { category } = row.components as unknown as Partial<TemplateDefinition>;
  return templateNotices({
    submittedAs: category ?? row.category,
    category: row.category,
    comingCategory: row.coming_category,
    comingCategoryAt: row.coming_category_at,
    quality: row.quality,
  });
}
