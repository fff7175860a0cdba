// `npm test`, for all tests or the named files. Plain JavaScript: the machine's own Node, which may be too old for the
// rest, runs this first.
import { installPackages } from './run/install-packages.mjs';
import { runWithPinnedNode } from './run/run-with-pinned-node.mjs';

await installPackages({ forTests: true });
await runWithPinnedNode('tools/test/main.ts', process.argv.slice(2));
