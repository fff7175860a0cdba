import type { ErrorCode } from '#platform/errors/error-code.ts';
import type { ColumnTarget, ImportPlan } from '../contract/import.ts';
import { attributeColumns } from './attribute-columns.ts';

/** Of these a person has one, and so has a file. */
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
/** Attributes that a shop can have. */
export const MOST_ATTRIBUTES = 200;
/** What tags are kept as. */
export const TAGS = 'Tags';

/** Why a plan cannot be carried out, or null. */
export function whyNotStart(plan: ImportPlan): { code: ErrorCode; field: string } | null {
  const count = (target: ColumnTarget) => plan.columns.filter((column) => column.target === target).length;
  if (count('phone') === 0) return { code: 'IMPORT_PHONE_MISSING', field: 'columns' };
  if (ONCE.some((target) => count(target) > 1)) return { code: 'IMPORT_COLUMN_TWICE', field: 'columns' };
  const names = attributeColumns(plan).map(({ attribute = '' }) => attribute.trim().toLowerCase());
  // Tags are several words a person, which no other column may overwrite.
  if (names.some((name) => name === '' || name === TAGS.toLowerCase()))
    return { code: 'ATTRIBUTE_NAME_INVALID', field: 'columns' };
  if (new Set(names).size < names.length) return { code: 'IMPORT_COLUMN_TWICE', field: 'columns' };
  if (count('consent') === 1 && (plan.statement ?? '').trim() === '')
    return { code: 'IMPORT_STATEMENT_MISSING', field: 'statement' };
  return null;
}
