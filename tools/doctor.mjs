// `npm run doctor`. Plain JavaScript: the machine's own Node runs this first.
import { runWithPinnedNode } from './run/run-with-pinned-node.mjs';

await runWithPinnedNode('tools/doctor/main.ts', process.argv.slice(2));
