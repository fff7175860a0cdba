import type { Sorting as ListSorting } from '#platform/ui-kit/list/sorting.ts';
import type { ListedTemplate } from '../contract/template-calls.ts';

/** A template with all its languages, shown as one row. */
export interface TemplateRow {
  name: string;
  /** The first is the one that the row shows. */
  variants: readonly [ListedTemplate, ...ListedTemplate[]];
}

export type SortKey = 'name' | 'body' | 'createdAt' | 'status';
export type Sorting = ListSorting<SortKey>;

/** By status, as the server sorts them: sendable ones first. */
export const BY_STATUS: Sorting = { key: 'status', isDescending: false };

/** Returns the templates that match a search, one row for each name, in the requested order. */
export function arrangeTemplates(
  templates: readonly ListedTemplate[],
  { search, sorting }: { search: string; sorting: Sorting },
): TemplateRow[] {
  const wanted = search.trim().toLowerCase();
  const rows = groupByName(templates).filter(({ variants }) =>
    variants.some((one) => `${one.template_name}\n${one.template}`.toLowerCase().includes(wanted)),
  );
  const { key, isDescending } = sorting;
  // The server already sorts by status, newest first within each.
  const sorted =
    key === 'status' ? rows : rows.toSorted((one, other) => (keyOf(one, key) < keyOf(other, key) ? -1 : 1));
  return isDescending ? sorted.toReversed() : sorted;
}

function groupByName(templates: readonly ListedTemplate[]): TemplateRow[] {
  const rows = new Map<string, [ListedTemplate, ...ListedTemplate[]]>();
  for (const one of templates) {
    const there = rows.get(one.template_name);
    if (there) there.push(one);
    else rows.set(one.template_name, [one]);
  }
  return [...rows].map(([name, variants]) => ({ name, variants }));
}

function keyOf({ name, variants: [first] }: TemplateRow, key: Exclude<SortKey, 'status'>): string {
  switch (key) {
    case 'name':
      return name;
    case 'body':
      return first.template.toLowerCase();
    case 'createdAt':
      return first.createdAt;
  }
}
