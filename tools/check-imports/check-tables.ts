import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findTableUses, type TableUse } from './find-table-uses.ts';
import type { ImportRules } from './import-rules.ts';
import { featureOf } from './judge-import.ts';
import { judgeTableUse } from './judge-table-use.ts';
import { listTables, type TableException, type TableRules } from './table-rules.ts';

/** Where SQL is checked. Tests, benchmarks and tools may read any table; pages and partners contain no SQL. */
const JUDGED = /^(features|apps\/server|platform(?!\/testing))\/.*(?<!\.test)\.ts$/;

/** The forbidden uses of tables, and the allowed uses, which are needed to find cycles between features. */
export interface TableVerdict {
  refused: string[];
  rightful: TableUse[];
}

/**
 * Checks every use of a table against `database/table-owners.json`: in these source files of the tree at `root`, and in
 * its database functions and triggers.
 */
export function checkTables(
  root: string,
  { rules, tables, files }: { rules: ImportRules; tables: TableRules; files: readonly string[] },
): TableVerdict {
  const known = listTables(root);
  const judged = [...files.filter((file) => JUDGED.test(file)), ...listRoutines(root)];
  const uses = judged.flatMap((file) => findTableUses(root, file, new Set(known)));
  const faults = uses.flatMap((use) => {
    const reason = judgeTableUse(rules, tables, use);
    return reason === null ? [] : [{ use, reason }];
  });
  const isExcepted = (use: TableUse) => tables.exceptions.some((exception) => covers(exception, use));
  return {
    refused: [
      ...ownerFaults(tables, known, judged),
      ...faults
        .filter(({ use }) => !isExcepted(use))
        .map(({ use, reason }) => `${use.file}:${use.line} ${use.access}s ${use.table}: ${reason}`),
      ...tables.exceptions
        .filter((exception) => !faults.some(({ use }) => covers(exception, use)))
        .map(({ file, access, table }) => `${file} need not ${access} ${table}: take it off the exceptions`),
    ],
    rightful: uses.filter((use) => !isExcepted(use)),
  };
}

function listRoutines(root: string): string[] {
  const folder = 'database/routines';
  if (!existsSync(path.join(root, folder))) return [];
  const names = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.sql')).map((name) => path.posix.join(folder, name));
}

function covers(exception: TableException, use: TableUse): boolean {
  return exception.file === use.file && exception.table === use.table && exception.access === use.access;
}

function ownerFaults({ owners }: TableRules, known: readonly string[], files: readonly string[]): string[] {
  const places = new Set(files.map((file) => featureOf(file) ?? /^platform\/[^/]+/.exec(file)?.[0]));
  return [
    ...known.filter((table) => !(table in owners)).map((table) => `the table ${table} has no owner`),
    ...Object.keys(owners)
      .filter((table) => !known.includes(table))
      .map((table) => `there is no table ${table} to own`),
    ...Object.entries(owners)
      .filter(([, owner]) => !places.has(owner))
      .map(([table, owner]) => `${owner}, the owner of ${table}, does not exist`),
  ].map((fault) => `database/table-owners.json: ${fault}`);
}
