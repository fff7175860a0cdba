import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const Exception = z.strictObject({
  file: z.string(),
  /** `*` where the tables are only known when it runs. */
  table: z.string(),
  access: z.enum(['read', 'write']),
  reason: z.string().regex(/^[A-Z].{20,}\.$/, 'the reason is a sentence'),
});
export type TableException = z.infer<typeof Exception>;

const TableRules = z.strictObject({
  /** Whose a table is: a feature's name, or a part of the platform, as `platform/inbox`. Nobody else writes to it. */
  owners: z.record(z.string(), z.string()),
  /** What stands although it is not allowed. One that nothing needs any more is refused: the list only shrinks. */
  exceptions: z.array(Exception),
});
export type TableRules = z.infer<typeof TableRules>;

/** Reads `database/table-owners.json` of the tree at `root`; throws when it is not of the expected form. */
export function readTableRules(root: string): TableRules {
  return TableRules.parse(JSON.parse(readFileSync(path.join(root, 'database/table-owners.json'), 'utf8')));
}

/** The tables of the tree at `root`: each has a file in the generated schema. */
export function listTables(root: string): string[] {
  return readdirSync(path.join(root, 'database/schema'))
    .filter((name) => name.endsWith('.txt'))
    .map((name) => name.slice(0, -'.txt'.length));
}
