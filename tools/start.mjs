// `npm start`. Plain JavaScript: the machine's own Node, which may be too old for the rest, runs this first.
import { installPackages } from './run/install-packages.mjs';
import { runWithPinnedNode } from './run/run-with-pinned-node.mjs';

// The seconds on the screen count from here, including the installation of packages.
process.env.COMMAND_GIVEN_AT_MS = String(Date.now());
await installPackages({ forTests: false });
await runWithPinnedNode('tools/start/main.ts', process.argv.slice(2));
