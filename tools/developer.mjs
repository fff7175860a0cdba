// `npm run check`, `dev`, `bench` and others. Plain JavaScript: the machine's own Node runs this first.
import { installPackages } from './run/install-packages.mjs';
import { runWithPinnedNode } from './run/run-with-pinned-node.mjs';

// The program reads its own arguments only.
const [program = ''] = process.argv.splice(2, 1);
await installPackages({ forTests: true });
await runWithPinnedNode(program, process.argv.slice(2));
