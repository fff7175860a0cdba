import { readDatabasePlace } from '#platform/config/database-place.ts';
import { readFlags } from '#platform/config/read-flags.ts';
import { migrate } from '#platform/database/schema/migrate.ts';
import { noteCommand } from '../run/note-command.ts';
import { runAndExit } from '../run/run-and-exit.ts';
import { describeApplied } from '../start/describe-applied.ts';
import { reachDatabase } from '../start/reach-database.ts';

/**
 * `npm run migrate`: applies all migrations to the database and ends. Starts the embedded database for this, if there
 * is one.
 */
await runAndExit(async () => {
  readFlags(process.argv.slice(2), {});
  const database = await reachDatabase(readDatabasePlace(process.env));
  try {
    const applied = describeApplied(await migrate(database.url));
    if (applied !== null) await noteCommand(database.url, 'migrate');
    console.log(`${applied ?? 'The database is up to date'}.`);
  } finally {
    await database.stop();
  }
});
