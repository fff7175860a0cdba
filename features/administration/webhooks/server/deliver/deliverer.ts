import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import { networksOf } from '#platform/http-client/address-range.ts';
import { SECRET_COLUMN } from '../endpoints/secret-column.ts';
import { claimDeliveries, type Claimed } from './claim-deliveries.ts';
import { EventPoster } from './post-event.ts';
import { settleDelivery } from './settle-delivery.ts';
import { signatureOf } from './sign.ts';

/** Requests that started within the last second, to endpoints that do not fail. A slower one makes room for another. */
const MOST_YOUNG = 64;
/** Requests to endpoints that failed last time. */
const MOST_FAILING = 128;
/** All requests of a process. Most of them only wait for an answer. */
const MOST_RUNNING = 1000;
/** A request that takes longer is slow: its endpoint gets no other until it ends. */
const SLOW_AFTER_MS = SECOND_MS;
/** How long a free place stays empty at most while deliveries wait. */
const CLAIM_PAUSE_MS = 20;
/** How long a stopping process waits for answers. */
const STOP_MS = 3 * SECOND_MS;

interface Running {
  endpointId: string;
  isFailing: boolean;
  isYoung: boolean;
}

type Ctx = Pick<Context, 'db' | 'clock' | 'log' | 'settings' | 'secrets'>;

/** Sends due events to their endpoints, many at the same time. */
export class Deliverer {
  readonly #ctx: Ctx;
  readonly #poster: EventPoster;
  readonly #running = new Map<Running, Promise<void>>();
  #isStopped = false;

  constructor(ctx: Ctx, poster = new EventPoster(networksOf(ctx.settings))) {
    this.#ctx = ctx;
    this.#poster = poster;
  }

  /** Starts due deliveries. Returns whether more may be due already. */
  async deliverDue(): Promise<boolean> {
    const { healthy, failing } = this.#freePlaces();
    if (healthy + failing === 0) return false;
    // Asked before the claim: a request that ends during it makes room that the claim did not see.
    const hadYoung = this.#hasYoung();
    const places = { healthy, failing, running: this.#countByEndpoint() };
    const claimed = await claimDeliveries(this.#ctx.db, places, this.#ctx.clock.now());
    for (const one of claimed) this.#start(one);
    if (claimed.length === 0 && !hadYoung) return false;
    await sleep(CLAIM_PAUSE_MS);
    return true;
  }

  /** Waits a little for the started requests, and ends those that still hang. They are made again, with the same id. */
  async stop(): Promise<void> {
    await Promise.race([Promise.all(this.#running.values()), sleep(STOP_MS, null, { ref: false })]);
    this.#isStopped = true;
    await this.#poster.close();
    await Promise.all(this.#running.values());
  }

  #freePlaces(): { healthy: number; failing: number } {
    const running = [...this.#running.keys()];
    const free = MOST_RUNNING - running.length;
    const young = running.filter(({ isYoung, isFailing }) => isYoung && !isFailing).length;
    const failing = running.filter(({ isFailing }) => isFailing).length;
    return {
      healthy: Math.max(0, Math.min(free, MOST_YOUNG - young)),
      failing: Math.max(0, Math.min(free - (MOST_YOUNG - young), MOST_FAILING - failing)),
    };
  }

  /** Requests by endpoint. One with a slow request counts as full, so that it gets no other. */
  #countByEndpoint(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const { endpointId, isYoung } of this.#running.keys())
      counts.set(endpointId, isYoung ? (counts.get(endpointId) ?? 0) + 1 : MOST_RUNNING);
    return counts;
  }

  #hasYoung(): boolean {
    return [...this.#running.keys()].some(({ isYoung }) => isYoung);
  }

  #start(claimed: Claimed): void {
    const { endpointId, isFailing } = claimed;
    const running: Running = { endpointId, isFailing, isYoung: true };
    const timer = setTimeout(() => (running.isYoung = false), SLOW_AFTER_MS);
    const work = this.#deliver(claimed).finally(() => {
      clearTimeout(timer);
      this.#running.delete(running);
    });
    this.#running.set(running, work);
  }

  /** Never rejects. A delivery whose result is not stored is due again after its lease, with the same id. */
  async #deliver(claimed: Claimed): Promise<void> {
    const { shopId, endpointId, eventId } = claimed;
    try {
      const posted = await this.#post(claimed);
      // Nobody knows whether the receiver got it.
      if (this.#isStopped && posted.kind === 'unanswered') return;
      await settleDelivery(this.#ctx, claimed, posted);
    } catch (error) {
      this.#ctx.log.error(
        { err: error, shopId, endpointId, eventId },
        'event not delivered; it is tried again',
      );
    }
  }

  #post(claimed: Claimed) {
    const { eventId, url, body } = claimed;
    const id = `evt_${eventId}`;
    // The time of this machine, because receivers compare it with theirs. The clock of a sandbox can be moved.
    const timestamp = Math.floor(Date.now() / SECOND_MS);
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatureOf({ id, timestamp, body }, this.#secretsOf(claimed)),
    };
    return this.#poster.post({ url, headers, body });
  }

  #secretsOf({ shopId, secret, formerSecret, formerSecretUntil }: Claimed): string[] {
    const now = this.#ctx.clock.now();
    const open = (sealed: Buffer) => this.#ctx.secrets.open(sealed, { shopId, column: SECRET_COLUMN });
    const isFormerValid = formerSecret !== null && formerSecretUntil !== null && formerSecretUntil > now;
    return isFormerValid ? [open(secret), open(formerSecret)] : [open(secret)];
  }
}
