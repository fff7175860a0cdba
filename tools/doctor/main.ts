import { readDatabasePlace } from '#platform/config/database-place.ts';
import { readFlags } from '#platform/config/read-flags.ts';
import { sandboxEnvironment } from '#platform/config/sandbox-environment.ts';
import { readSandboxLaunch, readSettings, type Settings } from '#platform/config/settings.ts';
import { unusableDatabaseReason } from '#platform/database/errors/unusable-database-reason.ts';
import { runAndExit } from '../run/run-and-exit.ts';
import { reachDatabase } from '../start/reach-database.ts';
import { checkBucket } from './check-bucket.ts';
import { checkDatabase } from './check-database.ts';
import { checkFromOutside } from './check-from-outside.ts';
import { checkMachine } from './check-machine.ts';
import { checkPlans } from './check-plans.ts';
import { checkProviders } from './check-providers.ts';
import { checkReplica } from './check-replica.ts';
import { bad, describeFindings, type Finding } from './finding.ts';
import { runChecks, type Check } from './run-checks.ts';

/**
 * `npm run doctor` checks the whole installation and says how to correct what is wrong. It uses the server's settings,
 * or with `--with-sandbox` those of a server that `npm start` runs. Exits with 1 if something is wrong.
 */
await runAndExit(async () => {
  const { 'with-sandbox': isSandbox } = readFlags(process.argv.slice(2), {
    'with-sandbox': { type: 'boolean' },
  });
  const given = isSandbox
    ? { ...process.env, ...sandboxEnvironment(readSandboxLaunch(process.env)) }
    : process.env;
  const place = readDatabasePlace(given);
  // Invalid settings are reported before anything is checked.
  readSettings({ ...given, DATABASE_URL: place.databaseUrl ?? 'postgres://embedded' });
  // An unreachable database must not hide other problems.
  const database = await reachDatabase(place).catch((error: unknown) => ({ error }));
  const url = 'url' in database ? database.url : (place.databaseUrl ?? 'postgres://embedded');
  const settings = readSettings({ ...given, DATABASE_URL: url });
  try {
    const findings = await runChecks(
      listChecks(settings, 'error' in database ? unreachable(database.error) : null),
    );
    console.log(describeFindings(findings));
    const wrong = findings.filter(({ state }) => state === 'bad').length;
    if (wrong > 0) throw new Error(`\n${wrong} of ${findings.length} are wrong.`);
    console.log(`\nAll ${findings.length} are well.`);
  } finally {
    if ('stop' in database) await database.stop();
  }
});

/** Returns all checks, in the order of the output. `away` says why the database cannot be reached. */
function listChecks(settings: Settings, away: Finding | null): Check[] {
  const { storage, operation } = settings;
  const network = 'See that this machine may call other machines.';
  return [
    {
      about: 'machine',
      run: () => checkMachine(settings.dataDir),
      mend: 'See the user that runs this command.',
    },
    {
      about: 'database',
      run: () =>
        away === null ? checkDatabase(settings).catch((error: unknown) => [unreachable(error)]) : [away],
      mend: 'See that it runs, and that DATABASE_URL is its address.',
    },
    {
      about: 'bucket',
      run: async () => (storage.s3 ? [await checkBucket(storage.s3)] : []),
      mend: network,
    },
    {
      about: 'replica',
      run: async () => (operation.replicaUrl ? [await checkReplica(operation.replicaUrl)] : []),
      mend: network,
    },
    {
      about: 'plans',
      run: () => Promise.resolve(checkPlans(settings)),
      mend: 'See BELLBIRD_PLANS_FILE.',
    },
    { about: 'providers', run: () => checkProviders(settings), mend: network },
    { about: 'address', run: () => checkFromOutside(settings), mend: network },
  ];
}

function unreachable(error: unknown): Finding {
  return bad(
    'database',
    unusableDatabaseReason(error) ?? (error instanceof Error ? error.message : String(error)),
    'See that it runs, and that DATABASE_URL is its address.',
  );
}
