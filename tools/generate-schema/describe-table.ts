import type { CatalogTable } from './read-catalog.ts';

/**
 * Returns a table as a text to read and to compare: columns in their order, then keys, checks, indexes, triggers and
 * policies.
 */
export function describeTable(table: CatalogTable): string {
  const blocks = [
    [table.name],
    table.partitionKey === null ? [] : [`partitioned by ${table.partitionKey}`],
    table.options.length === 0 ? [] : [`with ${table.options.join(', ')}`],
    ['', 'columns', ...columnLines(table)],
    section('constraints', table.constraints),
    section('indexes', table.indexes),
    section('triggers', table.triggers),
    table.hasRowSecurity ? section('row-level security', table.policies) : ['', 'no row-level security'],
  ];
  return `${blocks.flat().join('\n')}\n`;
}

function columnLines({ columns }: CatalogTable): string[] {
  const nameWidth = Math.max(...columns.map(({ name }) => name.length));
  const typeWidth = Math.max(...columns.map(({ type }) => type.length));
  return columns.map(({ name, type, isNullable, byDefault }) => {
    const parts = [
      name.padEnd(nameWidth),
      type.padEnd(typeWidth),
      isNullable ? 'null    ' : 'not null',
      byDefault ?? '',
    ];
    return `  ${parts.join('  ').trimEnd()}`;
  });
}

function section(title: string, lines: string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
}
