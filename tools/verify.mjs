// `npm run verify`. Plain JavaScript: the machine's own Node runs this first.
import { runWithPinnedNode } from './run/run-with-pinned-node.mjs';

await runWithPinnedNode('tools/verify/main.ts', process.argv.slice(2));
