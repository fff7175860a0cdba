import { IANAZone } from 'luxon';

/** No zone changes its clock but at a quarter of an hour. */
const QUARTER_MS = 15 * 60_000;
const MOST_KEPT = 50_000;
/** By zone and quarter: to ask the zone for each of a million moments takes longer than all else of a file. */
const OFFSETS = new Map<string, number>();

/** A moment in a form that every spreadsheet reads as one and that sorts by age. */
export function momentCell(at: Date | null, timeZone: string): string | null {
  if (at === null) return null;
  const ms = at.getTime();
  const shown = new Date(ms + offsetMs(ms, timeZone));
  return shown.toISOString().slice(0, 19).replace('T', ' ');
}

function offsetMs(ms: number, timeZone: string): number {
  const quarter = Math.floor(ms / QUARTER_MS);
  const key = `${timeZone}:${quarter}`;
  let offset = OFFSETS.get(key);
  if (offset === undefined) {
    if (OFFSETS.size >= MOST_KEPT) OFFSETS.clear();
    offset = IANAZone.create(timeZone).offset(quarter * QUARTER_MS) * 60_000;
    OFFSETS.set(key, offset);
  }
  return offset;
}
