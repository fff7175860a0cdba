import { countOf } from '#platform/count-of.ts';
import type { Applied } from '#platform/database/schema/find-waiting.ts';

/** Describes what was applied. Returns null if nothing was. */
export function describeApplied({ migrations, routines }: Applied): string | null {
  const applied = [
    migrations.length > 0 && countOf(migrations.length, 'migration'),
    routines.length > 0 && countOf(routines.length, 'routine'),
  ].filter((part) => part !== false);
  return applied.length === 0 ? null : `Applied ${applied.join(' and ')}`;
}
