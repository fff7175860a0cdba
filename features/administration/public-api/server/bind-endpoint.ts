import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { OnProgramAct } from '#platform/audit/act.ts';
import { MINUTE_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { findInTime } from '#platform/database/find-in-time.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { API_PATH, type Endpoint } from '../contract/endpoint.ts';
import { findKey, recordKeyUse, type KeyInUse } from './api-keys.ts';
import { doOnce } from './once.ts';

/** What a program may do in a minute. All keys of a shop count together, so that more keys are not more. */
const MOST_READS_PER_MINUTE = 600;
const MOST_WRITES_PER_MINUTE = 300;
/** Wrong keys from one address: enough for a program with an old key, too few to guess. */
const MOST_WRONG_KEYS_PER_MINUTE = 30;
const BODY_LIMIT_BYTES = 256 * 1024;
const MOST_IDEMPOTENCY_KEY_LENGTH = 255;

/** What the work of an endpoint gets. Each part is parsed by the endpoint's schema. */
export interface EndpointRequest<Params, Query, Body> {
  key: KeyInUse;
  shopId: number;
  params: Params;
  query: Query;
  body: Body;
}

type Shape = z.core.$ZodType;
type RequestOf<P extends Shape, Q extends Shape, B extends Shape> = EndpointRequest<
  z.core.output<P>,
  z.core.output<Q>,
  z.core.output<B>
>;

/** The work of an endpoint that changes something. */
interface Act<P extends Shape, Q extends Shape, B extends Shape, A extends Shape, Done> {
  /** Makes the change. What it returns is kept for repetitions: ids and outcomes, never data about a person. */
  act: (tx: Tx, request: RequestOf<P, Q, B>) => Promise<Done>;
  /** Returns the answer, after the change and in each repetition. */
  answer: (tx: Tx, done: Done, request: RequestOf<P, Q, B>) => Promise<z.core.output<A>>;
}

/**
 * Binds endpoints of the public API: checks the key, its scope and the rate limits, and does the work in one transaction
 * of the key's shop. A POST is done once for each `Idempotency-Key`.
 */
export class EndpointBinder {
  readonly #server: FastifyInstance;
  readonly #ctx: Context;
  readonly #onAct: OnProgramAct;
  readonly #keys = new WeakMap<FastifyRequest, KeyInUse>();
  readonly #limits: Record<Endpoint['method'], LimitCheck>;
  readonly #wrongKeys: LimitCheck;

  /** The server needs @fastify/rate-limit. `onAct` keeps a record of each change, in its transaction. */
  constructor(server: FastifyInstance, ctx: Context, onAct: OnProgramAct) {
    this.#server = server;
    this.#ctx = ctx;
    this.#onAct = onAct;
    const byShop = (max: number) => this.#limit(max, (raw) => String(this.#keyOf(raw).shopId));
    this.#limits = { GET: byShop(MOST_READS_PER_MINUTE), POST: byShop(MOST_WRITES_PER_MINUTE) };
    this.#wrongKeys = this.#limit(MOST_WRONG_KEYS_PER_MINUTE, (raw) => raw.ip);
  }

  /** Binds a GET. */
  read<P extends Shape, Q extends Shape, B extends Shape, A extends Shape>(
    endpoint: Endpoint<P, Q, B, A>,
    read: (tx: Tx, request: RequestOf<P, Q, B>) => Promise<z.core.output<A>>,
  ): void {
    this.#route(endpoint, (raw) => {
      const request = this.#requestOf<P, Q, B>(raw);
      return findInTime(this.#ctx, request.shopId, (tx) => read(tx, request));
    });
  }

  /** Binds a GET whose work opens its own transactions. */
  answer<P extends Shape, Q extends Shape, B extends Shape, A extends Shape>(
    endpoint: Endpoint<P, Q, B, A>,
    answer: (request: RequestOf<P, Q, B>) => Promise<z.core.output<A>>,
  ): void {
    this.#route(endpoint, (raw) => answer(this.#requestOf<P, Q, B>(raw)));
  }

  /** Binds a POST: a repeated request gets an answer, but is not done again. Each is in the audit log. */
  act<P extends Shape, Q extends Shape, B extends Shape, A extends Shape, Done>(
    endpoint: Endpoint<P, Q, B, A>,
    { act, answer }: Act<P, Q, B, A, Done>,
  ): void {
    this.#route(endpoint, async (raw, reply) => {
      const request = this.#requestOf<P, Q, B>(raw);
      const { shopId, key, params, body } = request;
      const asked = {
        shopId,
        keyId: key.keyId,
        idempotencyKey: idempotencyKeyOf(raw),
        request: [endpoint.name, params, body],
      };
      const entry = { shopId, at: this.#ctx.clock.now(), key, action: API_PATH + endpoint.path, ip: raw.ip };
      const { done, isRepeated } = await doOnce(this.#ctx, asked, async (tx) => {
        await this.#onAct(tx, entry);
        return act(tx, request);
      });
      if (isRepeated) reply.header('idempotent-replayed', 'true');
      return findInTime(this.#ctx, shopId, (tx) => answer(tx, done, request));
    });
  }

  #route(endpoint: Endpoint, handler: (raw: FastifyRequest, reply: FastifyReply) => Promise<unknown>): void {
    this.#server.route({
      method: endpoint.method,
      url: API_PATH + endpoint.path,
      schema: {
        hide: true,
        ...(endpoint.params && { params: endpoint.params }),
        ...(endpoint.query && { querystring: endpoint.query }),
        ...(endpoint.body && { body: endpoint.body }),
        response: { 200: endpoint.answer },
      },
      bodyLimit: BODY_LIMIT_BYTES,
      // Before anything of the body is read.
      onRequest: (raw, reply) => this.#admit(endpoint, raw, reply),
      handler,
    });
  }

  #requestOf<P extends Shape, Q extends Shape, B extends Shape>(raw: FastifyRequest): RequestOf<P, Q, B> {
    const key = this.#keyOf(raw);
    return {
      key,
      shopId: key.shopId,
      params: raw.params as z.core.output<P>,
      query: raw.query as z.core.output<Q>,
      body: raw.body as z.core.output<B>,
    };
  }

  async #admit(endpoint: Endpoint, raw: FastifyRequest, reply: FastifyReply): Promise<void> {
    const key = await this.#findKey(raw);
    this.#keys.set(raw, key);
    reply.header('bellbird-revision', key.revision);
    await this.#limits[endpoint.method](raw, reply);
    if (endpoint.scope !== null && !key.scopes.includes(endpoint.scope))
      throw new AppError('SCOPE_MISSING', { words: endpoint.scope });
    if (endpoint.method === 'POST') idempotencyKeyOf(raw);
  }

  async #findKey(raw: FastifyRequest): Promise<KeyInUse> {
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

  #keyOf(raw: FastifyRequest): KeyInUse {
    const key = this.#keys.get(raw);
    if (!key) throw new AppError('API_KEY_INVALID');
    return key;
  }
}

type LimitCheck = (raw: FastifyRequest, reply: FastifyReply | null) => Promise<void>;

function idempotencyKeyOf({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[\x21-\x7e]+$/.test(key) || key.length > MOST_IDEMPOTENCY_KEY_LENGTH)
    throw new AppError('IDEMPOTENCY_KEY_MISSING');
  return key;
}
