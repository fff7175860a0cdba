import { readDatabasePlace } from '#platform/config/database-place.ts';
import { readFlags } from '#platform/config/read-flags.ts';
import { sandboxEnvironment } from '#platform/config/sandbox-environment.ts';
import { readSandboxLaunch, readSettings } from '#platform/config/settings.ts';
import { whyUnusable } from '#platform/database/why-unusable.ts';
import { endWithWords } from '../run/end-with-words.ts';
import { reachDatabase } from '../start/reach-database.ts';
import { bad, describeFindings, type Finding } from './finding.ts';
import { lookAtBucket } from './look-at-bucket.ts';
import { lookAtDatabase } from './look-at-database.ts';
import { lookAtMachine } from './look-at-machine.ts';
import { lookAtProviders } from './look-at-providers.ts';
import { lookAtReplica } from './look-at-replica.ts';
import { lookFromOutside } from './look-from-outside.ts';

/**
 * `npm run doctor`: looks at everything that has to be right, and says of what is not how to mend it. With the settings
 * of the server; `--with-sandbox` for one that `npm start` runs. Ends with 1 where something is wrong.
 */
await endWithWords(async () => {
  const { 'with-sandbox': isSandbox } = readFlags(process.argv.slice(2), {
    'with-sandbox': { type: 'boolean' },
  });
  const given = isSandbox
    ? { ...process.env, ...sandboxEnvironment(readSandboxLaunch(process.env)) }
    : process.env;
  const place = readDatabasePlace(given);
  // What is wrong with a setting is told before anything is looked at.
  readSettings({ ...given, DATABASE_URL: place.databaseUrl ?? 'postgres://embedded' });
  const database = await reachDatabase(place);
  try {
    const settings = readSettings({ ...given, DATABASE_URL: database.url });
    const findings: Finding[] = [
      ...lookAtMachine(settings.dataDir),
      ...(await lookAtDatabase(settings).catch((error: unknown) => [unreachable(error)])),
      ...(settings.storage.s3 ? [await lookAtBucket(settings.storage.s3)] : []),
      ...(settings.operation.replicaUrl ? [await lookAtReplica(settings.operation.replicaUrl)] : []),
      ...(await lookAtProviders(settings)),
      ...(await lookFromOutside(settings)),
    ];
    console.log(describeFindings(findings));
    const wrong = findings.filter(({ state }) => state === 'bad').length;
    if (wrong > 0) throw new Error(`\n${wrong} of ${findings.length} are wrong.`);
    console.log(`\nAll ${findings.length} are well.`);
  } finally {
    await database.stop();
  }
});

function unreachable(error: unknown): Finding {
  return bad(
    'database',
    whyUnusable(error) ?? String(error),
    'See that it runs, and that DATABASE_URL is its address.',
  );
}
