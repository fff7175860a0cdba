// `npm run verify`. Plain JavaScript: the machine's own Node runs this first.
import { runWithPinnedNode } from './run/run-with-pinned-node.mjs';

// Limits the memory, because a server may run on the same machine. The database does the work and returns only a few
// ids.
const BOUNDED = ['--max-old-space-size=128', '--max-semi-space-size=1'];
await runWithPinnedNode('tools/verify/main.ts', process.argv.slice(2), BOUNDED);
