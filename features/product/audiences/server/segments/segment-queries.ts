import * as z from 'zod/mini';
import type { Tx } from '#platform/database/database.ts';
import {
  StoredCondition,
  type AudienceCondition,
  type SavedSegment,
} from '../../contract/audience-condition.ts';
import { describeCondition } from '../../contract/describe-condition.ts';
import { SEGMENT_RULES } from '../../segment-rule-list.ts';
import { findWords } from '../find-words.ts';

interface SegmentRow {
  id: string;
  name: string;
  condition: AudienceCondition;
  updatedAt: Date;
}

/** Returns the saved segments of a shop by name. */
export async function readSegments(tx: Tx, shopId: number): Promise<SegmentRow[]> {
  const rows = await tx
    .selectFrom('saved_segments')
    .select(['segment_id', 'name', 'condition', 'updated_at'])
    .where('shop_id', '=', shopId)
    .orderBy('name_key')
    .execute();
  return rows.map((row) => ({
    id: row.segment_id,
    name: row.name,
    condition: z.parse(StoredCondition, row.condition),
    updatedAt: row.updated_at,
  }));
}

/** Returns them with their meaning as a sentence. */
export async function listSegments(tx: Tx, shopId: number): Promise<SavedSegment[]> {
  const segments = await readSegments(tx, shopId);
  const words = await findWords(tx, shopId, { rules: segments.flatMap((one) => one.condition.rules) });
  return segments.map(({ updatedAt, ...segment }) => ({
    ...segment,
    sentence: describeCondition(SEGMENT_RULES, segment.condition, words),
    updatedAt: updatedAt.toISOString(),
  }));
}
