import type { CommonErrorCode } from '#platform/errors/error-sentences.ts';
import type { ColumnTarget, ImportPlan } from '../contract/import.ts';
import { attributeColumns } from './attribute-columns.ts';

/** Meanings that only one column of a file can have. */
const ONCE: readonly ColumnTarget[] = [
  'phone',
  'firstName',
  'lastName',
  'email',
  'country',
  'consent',
  'language',
  'tags',
];
/** The maximum number of a shop's attributes. */
export const MOST_ATTRIBUTES = 200;
/** The attribute of tags. */
export const TAGS = 'Tags';

/** Returns why a plan cannot be carried out, or null. */
export function startRefusalReason(plan: ImportPlan): { code: CommonErrorCode; field: string } | null {
  const count = (target: ColumnTarget) => plan.columns.filter((column) => column.target === target).length;
  if (count('phone') === 0) return { code: 'IMPORT_PHONE_MISSING', field: 'columns' };
  if (ONCE.some((target) => count(target) > 1)) return { code: 'IMPORT_COLUMN_TWICE', field: 'columns' };
  const names = attributeColumns(plan).map(({ attribute = '' }) => attribute.trim().toLowerCase());
  // A person has several tags, which no other column may overwrite.
  if (names.some((name) => name === '' || name === TAGS.toLowerCase()))
    return { code: 'ATTRIBUTE_NAME_INVALID', field: 'columns' };
  if (new Set(names).size < names.length) return { code: 'IMPORT_COLUMN_TWICE', field: 'columns' };
  if (count('consent') === 1 && (plan.statement ?? '').trim() === '')
    return { code: 'IMPORT_STATEMENT_MISSING', field: 'statement' };
  return null;
}
