import * as z from 'zod/mini';
import { AppError } from '#platform/errors/app-error.ts';
import { Moment, Uuid } from '#platform/http/text-shapes.ts';
import { USUAL_IN_PAGE } from '../contract/page.ts';

/** The position in a list that is sorted by id. */
export const IdPosition = z.tuple([Uuid]);
/** The position in a list that is sorted by a moment, and then by id. */
export const MomentPosition = z.tuple([Moment, z.string()]);

/**
 * Returns the cursor that continues a list after an entry at this position. It names its list, so that the cursor of
 * another list, or of the same list with other filters, is refused.
 */
export function writeCursor(list: string, position: readonly string[]): string {
  return Buffer.from(JSON.stringify([list, ...position])).toString('base64url');
}

/** Returns the position in a cursor, null without a cursor. Throws CURSOR_INVALID for any other text. */
export function readCursor<Position extends z.core.$ZodType>(
  list: string,
  cursor: string | undefined,
  shape: Position,
): z.core.output<Position> | null {
  if (cursor === undefined) return null;
  const read = parse(cursor);
  const position = Array.isArray(read) && read[0] === list ? z.safeParse(shape, read.slice(1)) : null;
  if (!position?.success) throw new AppError('CURSOR_INVALID', { field: 'cursor' });
  return position.data;
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
}

/** Returns how many entries a page has: as many as the request asks for, or the usual number. */
export function sizeOf(limit: string | undefined): number {
  return limit === undefined ? USUAL_IN_PAGE : Number(limit);
}

/**
 * Returns a page, and the cursor of the next one. `rows` has one row more than the page if there is a next page.
 */
export function toPage<Row, Entry>(
  list: string,
  rows: readonly Row[],
  {
    size,
    positionOf,
    toEntry,
  }: { size: number; positionOf: (row: Row) => string[]; toEntry: (row: Row) => Entry },
): { data: Entry[]; nextCursor: string | null } {
  const last = rows.length > size ? rows[size - 1] : undefined;
  return {
    data: rows.slice(0, size).map(toEntry),
    nextCursor: last === undefined ? null : writeCursor(list, positionOf(last)),
  };
}
