import type { Applied } from '#platform/database/migrate.ts';

/** Null when there was nothing to apply. */
export function describeApplied({ migrations, routines }: Applied): string | null {
  const parts = [counted(migrations.length, 'migration'), counted(routines.length, 'routine')];
  const applied = parts.filter((part) => part !== null);
  return applied.length === 0 ? null : `Applied ${applied.join(' and ')}`;
}

function counted(count: number, noun: string): string | null {
  return count === 0 ? null : `${count} ${noun}${count === 1 ? '' : 's'}`;
}
