import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readDatabasePlace } from '#platform/config/database-place.ts';
import { readFlags } from '#platform/config/read-flags.ts';
import { encryptionKey } from '#platform/config/setting-shapes.ts';
import { SettingsError } from '#platform/config/settings-error.ts';
import { noteCommand } from '../run/note-command.ts';
import { runAndExit } from '../run/run-and-exit.ts';
import { describePlace } from '../start/describe-place.ts';
import { startDatabase } from '../start/start-database.ts';
import { restoreBackup } from './restore-backup.ts';

/** `npm run restore -- --from=<folder>` restores a backup into an empty database, with the key it was made with. */
await runAndExit(async () => {
  const { from } = readFlags(process.argv.slice(2), { from: { type: 'string' } });
  if (from === undefined)
    throw new SettingsError([
      {
        variable: '--from',
        value: undefined,
        sentence: 'is missing. Give the folder that npm run backup named.',
      },
    ]);
  const place = readDatabasePlace(process.env);
  const key = readKey(place.dataDir);
  console.log(describePlace(place));
  const database = await startDatabase(place);
  try {
    const { rows } = await restoreBackup({
      databaseUrl: database.url,
      dataDir: place.dataDir,
      folder: path.resolve(from),
      encryptionKey: key,
      clockOffsetFile: process.env['BELLBIRD_CLOCK_OFFSET_FILE'] ?? null,
    });
    await noteCommand(database.url, 'restore');
    console.log(`Restored ${rows} rows, and checked each table against the backup.`);
    console.log(
      'What was waiting to go out is held back. Start the server, and decide about it at /operator.',
    );
  } finally {
    await database.stop();
  }
});

/** Reads the key. A sandbox has its own key in its data folder. */
function readKey(dataDir: string): Buffer {
  const file = path.join(dataDir, 'encryption-key');
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  const read = encryptionKey().safeParse(process.env['BELLBIRD_ENCRYPTION_KEY'] ?? kept);
  if (read.success) return read.data;
  const sentence = read.error.issues[0]?.message ?? 'cannot be read.';
  throw new SettingsError([{ variable: 'BELLBIRD_ENCRYPTION_KEY', value: undefined, sentence }]);
}
