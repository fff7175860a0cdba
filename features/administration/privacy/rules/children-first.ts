/** One table's reference to another. */
export interface Reference {
  child: string;
  parent: string;
}

/** Tables in an order in which their rows can be deleted: what refers to another comes before it. */
export function childrenFirst(tables: readonly string[], references: readonly Reference[]): string[] {
  const ordered: string[] = [];
  const visit = (table: string, path: readonly string[]): void => {
    if (ordered.includes(table) || path.includes(table)) return;
    for (const { child, parent } of references) {
      if (parent === table && child !== table && tables.includes(child)) visit(child, [...path, table]);
    }
    ordered.push(table);
  };
  for (const table of tables) visit(table, []);
  return ordered;
}
