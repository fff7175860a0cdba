import path from 'node:path';
import { readDatabasePlace } from '#platform/config/database-place.ts';
import { readFlags } from '#platform/config/read-flags.ts';
import { noteCommand } from '../run/note-command.ts';
import { runAndExit } from '../run/run-and-exit.ts';
import { reachDatabase } from '../start/reach-database.ts';
import { pruneBackups, readKeep } from './prune-backups.ts';
import { takeBackup } from './take-backup.ts';

/**
 * `npm run backup`. `--to=<folder>` sets the target folder; the default is in the data folder. `--keep=<number>` keeps
 * that many of the newest backups there and deletes the others.
 */
await runAndExit(async () => {
  const flags = readFlags(process.argv.slice(2), {
    to: { type: 'string' },
    keep: { type: 'string' },
    'without-files': { type: 'boolean' },
  });
  const keep = readKeep(flags.keep);
  const place = readDatabasePlace(process.env);
  // To the millisecond, so that two backups within a second get different folders.
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-').slice(0, 23);
  const folder = path.resolve(flags.to ?? path.join(place.dataDir, 'backups', stamp));
  const database = await reachDatabase(place);
  try {
    const { rows } = await takeBackup({
      databaseUrl: database.url,
      dataDir: place.dataDir,
      isOnS3: Boolean(process.env['BELLBIRD_S3_BUCKET']),
      clockOffsetFile: process.env['BELLBIRD_CLOCK_OFFSET_FILE'] ?? null,
      isWithoutFiles: flags['without-files'] ?? false,
      folder,
    });
    // npm run doctor reports the age of the last backup.
    await noteCommand(database.url, 'backup');
    console.log(`Backed up ${rows} rows to ${folder}.`);
    for (const old of keep === null ? [] : pruneBackups(path.dirname(folder), keep))
      console.log(`Removed ${old}.`);
    console.log(
      'Keep the encryption key beside it, but not in the same place: without it no stored token can be read.',
    );
  } finally {
    await database.stop();
  }
});
