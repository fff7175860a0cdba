import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const Exception = z.strictObject({
  file: z.string(),
  /** The table's name; `*` if it is known only at run time. */
  table: z.string(),
  access: z.enum(['read', 'write']),
  reason: z.string().regex(/^[A-Z].{20,}\.$/, 'the reason is a sentence'),
});
export type TableException = z.infer<typeof Exception>;

const TableRules = z.strictObject({
  /**
   * The owner of each table: a feature's name, or a part of the platform, such as `platform/inbox`. Only the owner may
   * write to the table.
   */
  owners: z.record(z.string(), z.string()),
  /** Exceptions to the rules. An unused exception is reported, because the list may only shrink. */
  exceptions: z.array(Exception),
});
export type TableRules = z.infer<typeof TableRules>;

/** Reads `database/table-owners.json` of the tree at `root`; throws when it is invalid. */
export function readTableRules(root: string): TableRules {
  return TableRules.parse(JSON.parse(readFileSync(path.join(root, 'database/table-owners.json'), 'utf8')));
}

/** Returns the tables of the tree at `root`. Each table has a file in the generated schema. */
export function listTables(root: string): string[] {
  return readdirSync(path.join(root, 'database/schema'))
    .filter((name) => name.endsWith('.txt'))
    .map((name) => name.slice(0, -'.txt'.length));
}
