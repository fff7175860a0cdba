import { inspect } from 'node:util';
import { createBuilder } from 'vite';

/** Vite's output for each build that failed, by its name. */
export type BuildFailures = Record<string, string>;

/** What Vite needs to know of a build. */
export interface ViteBuild {
  name: string;
  config: string;
  /** Vite's mode; the configuration of the merchant's pages reads their language from it. */
  mode?: string;
}

/** More parallel builds would take too much memory, and three keep two processors busy. */
const TOGETHER = 3;

const failures: BuildFailures = {};
// The builds must also end when the parent process has ended.
process.once('disconnect', () => process.exit());
const builds = JSON.parse(process.argv[2] ?? '[]') as ViteBuild[];
while (builds.length > 0) await Promise.all(builds.splice(0, TOGETHER).map(buildOne));
process.send?.(failures, undefined, undefined, () => process.disconnect());

/** Builds one program as Vite's own command does. This Node can read the TypeScript configuration. */
async function buildOne({ name, config, mode = 'production' }: ViteBuild): Promise<void> {
  try {
    const settings = { configFile: config, configLoader: 'native', logLevel: 'warn', mode } as const;
    const builder = await createBuilder(settings, null);
    await builder.buildApp();
  } catch (error) {
    failures[name] = inspect(error);
  }
}
