/** A reference from one table to another. */
export interface Reference {
  child: string;
  parent: string;
}

/** Orders tables so that their rows can be deleted: each table comes before the tables that it refers to. */
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
