import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { SettingsError } from '#platform/config/settings-error.ts';
import { isWhole, readManifest } from './manifest.ts';

/** How many backups are to be left; null where all of them are. Throws SettingsError. */
export function readKeep(given: string | undefined): number | null {
  if (given === undefined) return null;
  if (/^[1-9]\d{0,3}$/.test(given)) return Number(given);
  const sentence = 'is not a number of backups. Use a whole number from 1 on.';
  throw new SettingsError([{ variable: '--keep', value: given, sentence }]);
}

/** Removes all whole backups of a folder but the newest. What is no backup there is left alone. Returns what went. */
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
