// `npm run server -- --role=api|worker|all`. Plain JavaScript: the machine's own Node runs this first.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runWithPinnedNode } from './run/run-with-pinned-node.mjs';

const flags = JSON.parse(readFileSync(path.join(import.meta.dirname, 'run/server-flags.json'), 'utf8'));
await runWithPinnedNode('apps/server/main.ts', process.argv.slice(2), flags);
