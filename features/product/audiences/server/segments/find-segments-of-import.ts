import type { Tx } from '#platform/database/database.ts';
import { fill } from '#platform/language/reader.ts';
import { usesImport } from '../../segment-rules/imported/uses-import.ts';
import { texts } from '../../texts/all.ts';
import { readSegments } from './segment-queries.ts';

/** Returns the names of the saved segments that use an import. */
export async function findSegmentsOfImport(tx: Tx, shopId: number, importId: string): Promise<string[]> {
  return (await readSegments(tx, shopId))
    .filter(({ condition }) => usesImport(condition, importId))
    .map(({ name }) => fill(texts.uses.segment, { segment: name }));
}
