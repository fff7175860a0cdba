import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { TEST_EVENT } from '#features/administration/webhooks/contract/event-types.ts';
import { createEndpoint } from '#features/administration/webhooks/server/endpoints/save-endpoint.ts';
import { storeEvents } from '#features/administration/webhooks/server/note/store-events.ts';
import { MINUTE_MS, SECOND_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import { SecretBox } from '#platform/secrets/secret-box.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { printBound, printFigure } from '../figure.ts';
import { amount } from '../short-form.ts';
import { startPlainServer } from '../worker/start-plain-server.ts';
import { withWorker, type WorkerBench } from '../worker/with-worker.ts';
import type { Arrivals } from './receiver.ts';

const HANGING = amount(1000, 50);
/** How often each endpoint that hangs has an event. */
const HANGING_EVERY_MS = amount(20, 1) * SECOND_MS;
const OTHERS = 20;
const BACKLOG = amount(10_000, 500);
const EVENTS_A_MINUTE = 10_000;
const STEADY_MS = amount(40, 3) * SECOND_MS;
const STEP_MS = 100;
const LONGEST_WAIT_MS = SECOND_MS;

interface Endpoint {
  shopId: number;
  endpointId: string;
}

/**
 * Measures how many events a minute one worker delivers to one endpoint that answers after 50 ms, and how long events
 * take to arrive while a thousand other endpoints never answer.
 */
export async function benchWebhooks(): Promise<void> {
  const receiver = await startPlainServer(new URL('./receiver.ts', import.meta.url));
  try {
    await withWorker(async (bench) => {
      const make = (path: string) => makeEndpoint(bench, `${receiver.url}${path}`);
      const busy = await make('/busy');
      const others = await all(OTHERS, (nth) => make(`/others/${nth}`));
      const hanging = await all(HANGING, (nth) => make(`/hang/${nth}`));
      await bench.startWorker();
      // An endpoint that never succeeded gets one request at a time.
      await store(bench, [busy, ...others]);
      await arrived(receiver.child, 1 + OTHERS);
      await deliverBacklog(bench, receiver.child, busy);
      await deliverBesideHanging(bench, receiver.child, { busy, others, hanging });
    });
  } finally {
    receiver.child.kill();
  }
}

async function deliverBacklog(bench: WorkerBench, child: ChildProcess, busy: Endpoint): Promise<void> {
  await ask(child, 'forget');
  const startedAt = Date.now();
  await store(
    bench,
    Array.from({ length: BACKLOG }, () => busy),
  );
  await arrived(child, BACKLOG);
  const value = (BACKLOG * MINUTE_MS) / (Date.now() - startedAt);
  printFigure({ bench: 'webhooks', figure: 'delivered', value, unit: '1/min', limit: EVENTS_A_MINUTE });
  if (value < EVENTS_A_MINUTE) process.exitCode = 1;
}

async function deliverBesideHanging(
  bench: WorkerBench,
  child: ChildProcess,
  { busy, others, hanging }: { busy: Endpoint; others: Endpoint[]; hanging: Endpoint[] },
): Promise<void> {
  await ask(child, 'forget');
  const startedAt = Date.now();
  let stored = 0;
  let toHanging = 0;
  while (Date.now() - startedAt < STEADY_MS) {
    const passedMs = Date.now() - startedAt;
    const step: Endpoint[] = [];
    for (; stored < (passedMs * EVENTS_A_MINUTE) / MINUTE_MS; stored += 1)
      step.push(step.length === 0 ? (others[stored % OTHERS] ?? busy) : busy);
    for (; toHanging < (passedMs * HANGING) / HANGING_EVERY_MS; toHanging += 1)
      step.push(hanging[toHanging % HANGING] ?? busy);
    await store(bench, step);
    await sleep(STEP_MS);
  }
  const { waitsMs, hanging: stillHanging } = await arrived(child, stored);
  const sorted = waitsMs.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  const beside = { bench: 'webhooks', unit: 'ms' };
  printFigure({ ...beside, figure: 'event beside hanging endpoints, p50', value: at(0.5), limit: null });
  printBound({
    ...beside,
    figure: 'event beside hanging endpoints, p99',
    value: at(0.99),
    limit: LONGEST_WAIT_MS,
  });
  printFigure({
    bench: 'webhooks',
    figure: 'requests that hang at the end',
    value: stillHanging,
    unit: 'requests',
    limit: null,
  });
}

/** Makes an endpoint in a shop of its own. */
async function makeEndpoint(bench: WorkerBench, url: string): Promise<Endpoint> {
  const shopId = await insertShop(bench.db);
  const ctx = {
    clock: { now: () => new Date() },
    secrets: new SecretBox(bench.encryptionKey),
    settings: { isSandbox: true },
  } as Pick<Context, 'clock' | 'secrets' | 'settings'>;
  const settings = { url, description: '', eventTypes: ['message.sent'] as const };
  const { endpoint } = await bench.db
    .transaction()
    .execute((tx) => createEndpoint(ctx, tx, shopId, settings));
  return { shopId, endpointId: endpoint.endpointId };
}

async function store({ db }: WorkerBench, endpoints: readonly Endpoint[]): Promise<void> {
  const now = new Date();
  const events = endpoints.map(({ shopId, endpointId }) => ({
    shopId,
    type: TEST_EVENT as typeof TEST_EVENT,
    subjectId: endpointId,
    at: now,
  }));
  for (let first = 0; first < events.length; first += 1000)
    await db.transaction().execute((tx) => storeEvents(tx, events.slice(first, first + 1000), now));
}

async function arrived(child: ChildProcess, count: number): Promise<Arrivals> {
  let arrivals: Arrivals = { waitsMs: [], hanging: 0 };
  await waitFor(
    `${count} events`,
    async () => {
      arrivals = await ask(child, 'tell');
      return arrivals.waitsMs.length >= count;
    },
    5 * MINUTE_MS,
  );
  return arrivals;
}

async function ask(child: ChildProcess, question: 'forget' | 'tell'): Promise<Arrivals> {
  const answer = once(child, 'message');
  child.send(question);
  const [arrivals] = (await answer) as [Arrivals];
  return arrivals;
}

async function all(count: number, make: (nth: number) => Promise<Endpoint>): Promise<Endpoint[]> {
  const made: Endpoint[] = [];
  for (let nth = 0; nth < count; nth += 1) made.push(await make(nth));
  return made;
}
