import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { SettingsError } from '#platform/config/settings-error.ts';
import { isWhole, readManifest } from './manifest.ts';

/** Returns how many backups to keep; null for all of them. Throws SettingsError. */
export function readKeep(given: string | undefined): number | null {
  if (given === undefined) return null;
  if (/^[1-9]\d{0,3}$/.test(given)) return Number(given);
  const sentence = 'is not a number of backups. Use a whole number from 1 on.';
  throw new SettingsError([{ variable: '--keep', value: given, sentence }]);
}

/**
 * Deletes all complete backups in a folder except the newest. Leaves everything else in the folder alone. Returns the
 * deleted folders.
 */
export function pruneBackups(folder: string, keep: number): string[] {
  const backups = readdirSync(folder)
    .map((name) => path.join(folder, name))
    .filter(isWhole)
    .map((place) => ({ place, takenAt: readManifest(place).databaseNow }));
  const old = backups
    .toSorted((one, other) => other.takenAt.getTime() - one.takenAt.getTime())
    .slice(keep)
    .map(({ place }) => place);
  for (const place of old) rmSync(place, { recursive: true });
  return old;
}
