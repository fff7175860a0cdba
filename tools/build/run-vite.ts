import { inspect } from 'node:util';
import { createBuilder } from 'vite';

/** What did not build, in Vite's own words, by its configuration. */
export type BuildFailures = Record<string, string>;

const failures: BuildFailures = {};
// Also when nobody waits for it any more.
process.once('disconnect', () => process.exit());
await Promise.all(process.argv.slice(2).map(buildOne));
process.send?.(failures, undefined, undefined, () => process.disconnect());

/** As Vite's own command does; this Node reads the configuration as it is. */
async function buildOne(configFile: string): Promise<void> {
  try {
    const builder = await createBuilder({ configFile, configLoader: 'native', logLevel: 'warn' }, null);
    await builder.buildApp();
  } catch (error) {
    failures[configFile] = inspect(error);
  }
}
