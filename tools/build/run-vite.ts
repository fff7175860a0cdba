import { inspect } from 'node:util';
import { createBuilder } from 'vite';

/** Vite's output for each configuration that failed to build. */
export type BuildFailures = Record<string, string>;

const failures: BuildFailures = {};
// Also when the parent process has ended.
process.once('disconnect', () => process.exit());
await Promise.all(process.argv.slice(2).map(buildOne));
process.send?.(failures, undefined, undefined, () => process.disconnect());

/** Like Vite's own command; this Node can read the TypeScript configuration. */
async function buildOne(configFile: string): Promise<void> {
  try {
    const builder = await createBuilder({ configFile, configLoader: 'native', logLevel: 'warn' }, null);
    await builder.buildApp();
  } catch (error) {
    failures[configFile] = inspect(error);
  }
}
