import { countOf } from '#platform/count-of.ts';
import type { Applied } from '#platform/database/schema/find-waiting.ts';

/** Returns null when there was nothing to apply. */
export function describeApplied({ migrations, routines }: Applied): string | null {
  const applied = [
    migrations.length > 0 && countOf(migrations.length, 'migration'),
    routines.length > 0 && countOf(routines.length, 'routine'),
  ].filter((part) => part !== false);
  return applied.length === 0 ? null : `Applied ${applied.join(' and ')}`;
}
