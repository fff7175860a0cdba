// `npm run sandbox`. Plain JavaScript: the machine's own Node runs this first.
import { runWithPinnedNode } from './run/run-with-pinned-node.mjs';

await runWithPinnedNode('tools/sandbox/main.ts', process.argv.slice(2));
