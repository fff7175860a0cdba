// Asks a process of Bellbird whether it lives: node deploy/is-live.mjs <port>. Ends with 1 when nothing but a restart helps.
import { setTimeout as pause } from 'node:timers/promises';

const [, , port = '3000', pauseSeconds = '5'] = process.argv;
/** One answer may be lost on a busy machine; three in a row are not. */
const TRIES = 3;

async function isLive() {
  const answer = await fetch(`http://127.0.0.1:${port}/health/live`, { signal: AbortSignal.timeout(10_000) });
  return answer.ok;
}

for (let asked = 1; asked <= TRIES; asked += 1) {
  if (await isLive().catch(() => false)) process.exit(0);
  if (asked < TRIES) await pause(Number(pauseSeconds) * 1000);
}
process.exit(1);
