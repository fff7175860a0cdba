import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS, SECOND_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import { networksOf } from '#platform/http-client/address-range.ts';
import { SECRET_COLUMN } from '../endpoints/secret-column.ts';
import { claimDeliveries, type Claimed, type KnownEndpoint, type Places } from './claim-deliveries.ts';
import { EventPoster } from './post-event.ts';
import { settleDelivery } from './settle-delivery.ts';
import { signatureOf } from './sign.ts';

/**
 * Requests at the same time to endpoints of each kind. Of those that do not fail, only requests count that started within
 * the last second: a slower one makes room for another.
 */
const MOST = { quick: 64, unknown: 32, failing: 128 } as const;
/** All requests of a process. Most of them only wait for an answer. */
const MOST_RUNNING = 1000;
/** A request that takes longer is slow: its endpoint gets no other until it ends. */
const SLOW_AFTER_MS = SECOND_MS;
/** How long an endpoint counts as quick after an answer. */
const QUICK_FOR_MS = 10 * MINUTE_MS;
/** How long a free place stays empty at most while deliveries wait. */
const CLAIM_PAUSE_MS = 20;
/** How long a stopping process waits for answers. */
const STOP_MS = 3 * SECOND_MS;

interface Running {
  endpointId: string;
  kind: Claimed['kind'];
  isYoung: boolean;
}

type Ctx = Pick<Context, 'db' | 'clock' | 'log' | 'settings' | 'secrets'>;

/** Sends due events to their endpoints, many at the same time. */
export class Deliverer {
  readonly #ctx: Ctx;
  readonly #poster: EventPoster;
  readonly #slowAfterMs: number;
  readonly #running = new Map<Running, Promise<void>>();
  /** When each endpoint last answered in time. */
  readonly #quickAt = new Map<string, number>();
  #isStopped = false;

  constructor(
    ctx: Ctx,
    poster = new EventPoster(networksOf(ctx.settings)),
    slowAfterMs: number = SLOW_AFTER_MS,
  ) {
    this.#ctx = ctx;
    this.#poster = poster;
    this.#slowAfterMs = slowAfterMs;
  }

  /** Starts due deliveries. Returns whether more may be due already. */
  async deliverDue(): Promise<boolean> {
    const free = this.#freePlaces();
    if (free.quick + free.unknown + free.failing === 0) return false;
    // Asked before the claim: a request that ends during it makes room that the claim did not see.
    const hadYoung = this.#hasYoung();
    const claimed = await claimDeliveries(this.#ctx.db, free, this.#knownEndpoints(), this.#ctx.clock.now());
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

  #freePlaces(): Places {
    let free = MOST_RUNNING - this.#running.size;
    const take = (kind: Claimed['kind']) => {
      const running = [...this.#running.keys()].filter((one) => one.kind === kind);
      const counted = kind === 'failing' ? running : running.filter(({ isYoung }) => isYoung);
      const places = Math.max(0, Math.min(free, MOST[kind] - counted.length));
      free -= places;
      return places;
    };
    return { quick: take('quick'), unknown: take('unknown'), failing: take('failing') };
  }

  /** One with a slow request counts as full, so that it gets no other. */
  #knownEndpoints(): Map<string, KnownEndpoint> {
    const known = new Map<string, KnownEndpoint>();
    const quickSince = performance.now() - QUICK_FOR_MS;
    for (const [endpointId, at] of this.#quickAt)
      if (at >= quickSince) known.set(endpointId, { running: 0, isQuick: true });
      else this.#quickAt.delete(endpointId);
    for (const { endpointId, isYoung } of this.#running.keys()) {
      const { running, isQuick } = known.get(endpointId) ?? { running: 0, isQuick: false };
      known.set(endpointId, { running: isYoung ? running + 1 : MOST_RUNNING, isQuick });
    }
    return known;
  }

  #hasYoung(): boolean {
    return [...this.#running.keys()].some(({ isYoung }) => isYoung);
  }

  #start(claimed: Claimed): void {
    const { endpointId, kind } = claimed;
    const running: Running = { endpointId, kind, isYoung: true };
    const timer = setTimeout(() => {
      running.isYoung = false;
      this.#quickAt.delete(endpointId);
    }, this.#slowAfterMs);
    const end = async () => {
      const isAnswered = await this.#deliver(claimed);
      clearTimeout(timer);
      this.#running.delete(running);
      if (isAnswered && running.isYoung) this.#quickAt.set(endpointId, performance.now());
      else this.#quickAt.delete(endpointId);
    };
    this.#running.set(running, end());
  }

  /**
   * Returns whether the receiver answered. Never rejects. A delivery whose result is not stored is due again after its
   * lease, with the same id.
   */
  async #deliver(claimed: Claimed): Promise<boolean> {
    const { shopId, endpointId, eventId } = claimed;
    try {
      const posted = await this.#post(claimed);
      // Nobody knows whether the receiver got it.
      if (this.#isStopped && posted.kind === 'unanswered') return false;
      await settleDelivery(this.#ctx, claimed, posted);
      return posted.kind === 'answered';
    } catch (error) {
      this.#ctx.log.error(
        { err: error, shopId, endpointId, eventId },
        'event not delivered; it is tried again',
      );
      return false;
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
