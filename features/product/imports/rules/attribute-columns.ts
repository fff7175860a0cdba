import type { ImportPlan, MappedColumn } from '../contract/import.ts';

/** Columns that become attributes, in their order. */
export function attributeColumns(plan: ImportPlan): (MappedColumn & { at: number })[] {
  return plan.columns.flatMap((column, at) => (column.target === 'attribute' ? [{ ...column, at }] : []));
}
