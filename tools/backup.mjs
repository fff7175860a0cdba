// `npm run backup`. Plain JavaScript: the machine's own Node runs this first.
import { runWithPinnedNode } from './run/run-with-pinned-node.mjs';

await runWithPinnedNode('tools/backup/main.ts', process.argv.slice(2));
