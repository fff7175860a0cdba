import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { ChangedFields, OnProgramAct } from '#platform/audit/act.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { findInTime } from '#platform/database/find-in-time.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { fieldOfIssue } from '#platform/http/issue-field.ts';
import { API_PATH, type Endpoint } from '../contract/endpoint.ts';
import { Admission } from './admission.ts';
import type { KeyInUse } from './api-keys.ts';
import { doOnce } from './once.ts';

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
  /** Returns what the audit log says about the change, without anything about a person. */
  describe?: (request: RequestOf<P, Q, B>) => ChangedFields;
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
  readonly #admission: Admission;
  /** The work of each endpoint, by its name. */
  readonly #works = new Map<string, Work>();

  /** The server needs @fastify/rate-limit. `onAct` keeps a record of each change, in its transaction. */
  constructor(server: FastifyInstance, ctx: Context, onAct: OnProgramAct) {
    this.#server = server;
    this.#ctx = ctx;
    this.#onAct = onAct;
    this.#admission = new Admission(server, ctx);
  }

  /** Binds a GET. */
  read<P extends Shape, Q extends Shape, B extends Shape, A extends Shape>(
    endpoint: Endpoint<P, Q, B, A>,
    read: (tx: Tx, request: RequestOf<P, Q, B>) => Promise<z.core.output<A>>,
  ): void {
    this.answer(endpoint, (request) => findInTime(this.#ctx, request.shopId, (tx) => read(tx, request)));
  }

  /** Binds a GET whose work opens its own transactions. */
  answer<P extends Shape, Q extends Shape, B extends Shape, A extends Shape>(
    endpoint: Endpoint<P, Q, B, A>,
    answer: (request: RequestOf<P, Q, B>) => Promise<z.core.output<A>>,
  ): void {
    this.#route(endpoint, async (call) => ({ answer: await answer(requestOf<P, Q, B>(call)) }));
  }

  /** Binds a POST: a repeated request gets an answer, but is not done again. Each is in the audit log. */
  act<P extends Shape, Q extends Shape, B extends Shape, A extends Shape, Done>(
    endpoint: Endpoint<P, Q, B, A>,
    { act, describe, answer }: Act<P, Q, B, A, Done>,
  ): void {
    this.#route(endpoint, async (call) => {
      const request = requestOf<P, Q, B>(call);
      const { shopId, key, params, body } = request;
      const { keyId } = key;
      const { ip, idempotencyKey } = call;
      const asked = { shopId, keyId, idempotencyKey, request: [endpoint.name, params, body] };
      const change = describe ? { before: null, after: describe(request) } : null;
      const entry = { shopId, at: this.#ctx.clock.now(), key, action: API_PATH + endpoint.path, ip, change };
      const { done, isRepeated } = await doOnce(this.#ctx, asked, async (tx) => {
        await this.#onAct(tx, entry);
        return act(tx, request);
      });
      return { answer: await findInTime(this.#ctx, shopId, (tx) => answer(tx, done, request)), isRepeated };
    });
  }

  /**
   * Checks the key of a request that is none for an endpoint, and counts the request as a read. Throws API_KEY_INVALID and
   * TOO_MANY_REQUESTS.
   */
  async admitKey(raw: FastifyRequest, reply: FastifyReply): Promise<KeyInUse> {
    const key = await this.#admission.findKey(raw);
    await this.#admission.limit('GET', raw, reply);
    return key;
  }

  /** Returns the key of an admitted request. */
  keyOf(raw: FastifyRequest): KeyInUse {
    return this.#admission.keyOf(raw);
  }

  /**
   * Does the work of an endpoint for an admitted request, by the same rules as a request for the endpoint itself. Throws what
   * the endpoint refuses.
   */
  async call(endpoint: Endpoint, raw: FastifyRequest, asked: Asked): Promise<unknown> {
    const key = this.#admission.keyOf(raw);
    requireScope(endpoint, key);
    if (endpoint.method === 'POST') await this.#admission.limit('POST', raw, null);
    const work = this.#works.get(endpoint.name);
    if (!work) throw new Error(`The endpoint ${endpoint.name} is not bound.`);
    const { answer } = await work({
      key,
      ip: raw.ip,
      idempotencyKey: asked.idempotencyKey,
      params: parsePart(endpoint.params, asked.params),
      query: parsePart(endpoint.query, asked.query),
      body: parsePart(endpoint.body, asked.body),
    });
    return z.parse(endpoint.answer, answer);
  }

  #route(endpoint: Endpoint, work: Work): void {
    this.#works.set(endpoint.name, work);
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
      handler: async (raw, reply) => {
        const { params, query, body, ip } = raw;
        const idempotencyKey = endpoint.method === 'POST' ? idempotencyKeyOf(raw) : '';
        const done = await work({ key: this.#admission.keyOf(raw), ip, idempotencyKey, params, query, body });
        if (done.isRepeated) reply.header('idempotent-replayed', 'true');
        return done.answer;
      },
    });
  }

  async #admit(endpoint: Endpoint, raw: FastifyRequest, reply: FastifyReply): Promise<void> {
    const key = await this.#admission.findKey(raw);
    reply.header('bellbird-revision', key.revision);
    await this.#admission.limit(endpoint.method, raw, reply);
    requireScope(endpoint, key);
    if (endpoint.method === 'POST') idempotencyKeyOf(raw);
  }
}

/** A call of an endpoint, with parts that its schemas have parsed. */
interface Call extends Asked {
  key: KeyInUse;
  ip: string;
}

/** The parts of a request for an endpoint. */
interface Asked {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  /** Empty for a GET. */
  idempotencyKey: string;
}

type Work = (call: Call) => Promise<{ answer: unknown; isRepeated?: boolean }>;

function requestOf<P extends Shape, Q extends Shape, B extends Shape>(call: Call): RequestOf<P, Q, B> {
  const { key } = call;
  return {
    key,
    shopId: key.shopId,
    params: call.params as z.core.output<P>,
    query: call.query as z.core.output<Q>,
    body: call.body as z.core.output<B>,
  };
}

function requireScope({ scope }: Endpoint, key: KeyInUse): void {
  if (scope !== null && !key.scopes.includes(scope)) throw new AppError('SCOPE_MISSING', { words: scope });
}

function parsePart(shape: Shape | undefined, given: unknown): unknown {
  if (!shape) return {};
  const read = z.safeParse(shape, given);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new AppError('MALFORMED_REQUEST', issue && { field: fieldOfIssue(issue) });
}

function idempotencyKeyOf({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[\x21-\x7e]+$/.test(key) || key.length > MOST_IDEMPOTENCY_KEY_LENGTH)
    throw new AppError('IDEMPOTENCY_KEY_MISSING');
  return key;
}
