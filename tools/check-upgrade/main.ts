import { spawn } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readFlags } from '#platform/config/read-flags.ts';
import { previousRelease, releaseTree, type ReleaseTree } from '../release/release-tree.ts';
import { runAndExit } from '../run/run-and-exit.ts';

/** Tests of endpoints of every kind, of sending and of receipts. They take a few minutes. */
const QUICK = [
  'journeys/http/merchant-calls.integration.test.ts',
  'journeys/http/attribution.integration.test.ts',
  'journeys/http/meta-webhooks.integration.test.ts',
  'journeys/http/exports.integration.test.ts',
  'journeys/campaign-stories/buyer-campaigns.integration.test.ts',
  'journeys/campaign-stories/shopper-campaigns.integration.test.ts',
  'journeys/broadcasts/broadcasts.integration.test.ts',
  'journeys/opt-in-tools/public-document.integration.test.ts',
  'journeys/numbers/dashboard-calls.integration.test.ts',
  'journeys/store-facts/orders.integration.test.ts',
  'journeys/messenger.integration.test.ts',
  'journeys/opt-out.integration.test.ts',
  'features/product/people/server/people.integration.test.ts',
];
const ALL = ['journeys/**/*.integration.test.ts', 'features/**/*.integration.test.ts'];
/** These tests check that code and schema of one release match exactly, which is not the case here. */
const OF_ONE_RELEASE = [
  'journeys/operation/**',
  'features/administration/privacy/**/table-decisions*',
  'journeys/chaos/**',
];
const CONFIG = 'vitest.upgrade.config.ts';

/**
 * `npm run check-upgrade -- --from=v1.2.0` checks that a release runs with this tree's schema. It runs that release's
 * tests on a database that its migrations created and our migrations upgraded. The default release is the previous one.
 * `--all` runs all of its tests instead of a short selection.
 */
await runAndExit(async () => {
  const { from, all = false } = readFlags(process.argv.slice(2), {
    from: { type: 'string' },
    all: { type: 'boolean' },
  });
  const tree = await releaseTree(from ?? (await previousRelease()));
  console.log(`The tests of ${tree.commit.slice(0, 12)}, on the schema of this tree:`);
  if ((await runTests(tree, all)) !== 0)
    throw new Error('The release before cannot go on beside this schema: see what failed above.');
  console.log('The release before goes on beside this schema.');
});

async function runTests({ folder }: ReleaseTree, all: boolean): Promise<number | null> {
  const include = all ? ALL : QUICK.filter((file) => existsSync(path.join(folder, file)));
  writeFileSync(path.join(folder, CONFIG), configOf(include));
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', `--config=${CONFIG}`], {
    cwd: folder,
    stdio: 'inherit',
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  rmSync(path.join(folder, CONFIG));
  return code;
}

function configOf(include: readonly string[]): string {
  const test = {
    include,
    exclude: [...OF_ONE_RELEASE, '**/node_modules/**'],
    globalSetup: [path.join(import.meta.dirname, 'next-schema.ts')],
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  };
  return `export default ${JSON.stringify({ test }, null, 2)};\n`;
}
