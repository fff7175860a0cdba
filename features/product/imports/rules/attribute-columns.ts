import type { ImportPlan, MappedColumn } from '../contract/import.ts';

/** Returns the columns that become attributes, in order. */
export function attributeColumns(plan: ImportPlan): (MappedColumn & { at: number })[] {
  return plan.columns.flatMap((column, at) => (column.target === 'attribute' ? [{ ...column, at }] : []));
}
