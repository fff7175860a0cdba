import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { findKey, recordKeyUse, type KeyInUse } from './api-keys.ts';

/** What a program may do in a minute. All keys of a shop count together, so that more keys are not more. */
const MOST_READS_PER_MINUTE = 600;
const MOST_WRITES_PER_MINUTE = 300;
/** Wrong keys from one address: enough for a program with an old key, too few to guess. */
const MOST_WRONG_KEYS_PER_MINUTE = 30;

type LimitCheck = (raw: FastifyRequest, reply: FastifyReply | null) => Promise<void>;

/** Finds the key of each request and counts its requests. */
export class Admission {
  readonly #server: FastifyInstance;
  readonly #ctx: Context;
  readonly #keys = new WeakMap<FastifyRequest, KeyInUse>();
  readonly #limits: Record<Endpoint['method'], LimitCheck>;
  readonly #wrongKeys: LimitCheck;

  /** The server needs @fastify/rate-limit. */
  constructor(server: FastifyInstance, ctx: Context) {
    this.#server = server;
    this.#ctx = ctx;
    const byShop = (max: number) => this.#limit(max, (raw) => String(this.keyOf(raw).shopId));
    this.#limits = { GET: byShop(MOST_READS_PER_MINUTE), POST: byShop(MOST_WRITES_PER_MINUTE) };
    this.#wrongKeys = this.#limit(MOST_WRONG_KEYS_PER_MINUTE, (raw) => raw.ip);
  }

  /** Counts a request of an admitted key, and tells its program what is left. Throws TOO_MANY_REQUESTS. */
  limit(method: Endpoint['method'], raw: FastifyRequest, reply: FastifyReply | null): Promise<void> {
    return this.#limits[method](raw, reply);
  }

  /** Returns the key of a request. Throws API_KEY_INVALID. */
  async findKey(raw: FastifyRequest): Promise<KeyInUse> {
    const { db, clock } = this.#ctx;
    const [, secret] = /^Bearer ([\w-]{1,200})$/.exec(raw.headers.authorization ?? '') ?? [];
    // Refusing a request without a key costs nothing, so it is not counted.
    if (secret === undefined) throw new AppError('API_KEY_INVALID');
    const key = await findKey(db, secret, clock.now());
    if (!key) {
      await this.#wrongKeys(raw, null);
      throw new AppError('API_KEY_INVALID');
    }
    await recordKeyUse(db, key, clock.now());
    this.#keys.set(raw, key);
    return key;
  }

  /** Counts in memory. The headers are those of the drafts that programs know, with the same numbers. */
  #limit(max: number, keyGenerator: (raw: FastifyRequest) => string): LimitCheck {
    const limit = this.#server.createRateLimit({ max, timeWindow: MINUTE_MS, keyGenerator });
    return async (raw, reply) => {
      const looked = await limit(raw);
      if (looked.isAllowed) return;
      const { remaining, ttlInSeconds, isExceeded } = looked;
      reply
        ?.header('ratelimit-policy', `"minute";q=${max};w=60`)
        .header('ratelimit', `"minute";r=${remaining};t=${ttlInSeconds}`)
        .header('ratelimit-limit', max)
        .header('ratelimit-remaining', remaining)
        .header('ratelimit-reset', ttlInSeconds);
      if (isExceeded) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: ttlInSeconds });
    };
  }

  /** Returns the key that `findKey` found for a request. */
  keyOf(raw: FastifyRequest): KeyInUse {
    const key = this.#keys.get(raw);
    if (!key) throw new AppError('API_KEY_INVALID');
    return key;
  }
}
