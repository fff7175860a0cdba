import type { TableUse } from './find-table-uses.ts';
import type { ImportRules } from './import-rules.ts';
import { featureOf } from './judge-import.ts';
import type { TableRules } from './table-rules.ts';
import { ANY_TABLE } from './tables-in-sql.ts';

/**
 * Returns why a use of a table is forbidden, or null if it is allowed. The owner may write. Everyone who may import the
 * owner may read.
 */
export function judgeTableUse(rules: ImportRules, { owners }: TableRules, use: TableUse): string | null {
  if (use.table === ANY_TABLE) return 'which table it is, is only known when it runs';
  const owner = owners[use.table];
  if (owner === undefined || owner === ownerOf(use.file)) return null;
  if (use.access === 'write') return `only ${owner} writes to ${use.table}`;
  const feature = featureOf(use.file);
  if (owner.startsWith('platform/') || use.file.startsWith('apps/')) return null;
  if (feature === null) return `platform may not use ${owner}, which owns ${use.table}`;
  if (rules.featureImports[feature]?.includes(owner)) return null;
  return `${feature} may not use ${owner}, which owns ${use.table}`;
}

/** Returns the owner to which a file belongs: its feature, or its part of the platform. */
function ownerOf(file: string): string | null {
  if (file.startsWith('database/routines/platform/')) return 'platform/database';
  return featureOf(file) ?? /^platform\/[^/]+/.exec(file)?.[0] ?? null;
}
