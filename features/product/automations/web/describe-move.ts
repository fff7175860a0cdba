import { formatCount } from '#platform/ui-kit/format/count.ts';

/** Describes what a changed time did to waiting messages. */
export function describeMove(moved: number): string {
  if (moved === 0) return 'Saved. The new delay applies from now on.';
  return moved === 1
    ? '1 waiting message was moved to the new time.'
    : `${formatCount(moved)} waiting messages were moved to the new time.`;
}
