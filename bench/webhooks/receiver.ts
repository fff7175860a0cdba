import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What the bench asks of the receiver, and its answer. */
export interface Arrivals {
  /** How long each event took to arrive, in milliseconds. */
  waitsMs: number[];
  /** How many requests hang now. */
  hanging: number;
}

const ANSWER_MS = 50;

/**
 * A program of a shop: answers after 50 ms, except that addresses under /hang/ never answer. Tells how long after it
 * happened each event came for the first time.
 */
const waits = new Map<string, number>();
let hanging = 0;

const server = createServer((request, answer) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => void take(String(request.headers['webhook-id']), Buffer.concat(parts)));

  async function take(id: string, body: Buffer): Promise<void> {
    if (request.url?.startsWith('/hang/')) {
      hanging += 1;
      answer.on('close', () => (hanging -= 1));
      return;
    }
    const { timestamp } = JSON.parse(body.toString('utf8')) as { timestamp: string };
    if (!waits.has(id)) waits.set(id, Date.now() - Date.parse(timestamp));
    await sleep(ANSWER_MS);
    answer.writeHead(204).end();
  }
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  process.send?.({ kind: 'ready', port: (server.address() as AddressInfo).port });
});
process.on('message', (message) => {
  if (message === 'forget') waits.clear();
  process.send?.({ waitsMs: [...waits.values()], hanging } satisfies Arrivals);
});
process.on('disconnect', () => process.exit(0));
