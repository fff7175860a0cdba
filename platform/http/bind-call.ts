import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, RouteOptions } from 'fastify';
import type * as z from 'zod/mini';
import type { Change, OnAct } from '#platform/audit/act.ts';
import { MINUTE_MS } from '#platform/clock/durations.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { forReader } from '#platform/language/for-reader.ts';
import type { Right } from '#platform/rights/rights.ts';
import type { Call } from './call.ts';
import { requireRight, type MerchantSession } from './merchant-session.ts';
import { refuseOtherSites, requireOwnSite } from './other-sites.ts';
import { readerOf } from './reader-of-request.ts';

/** The parts of a request that an action gets. `query` and `body` are parsed; `session` is there on merchant calls. */
export interface CallRequest<Q extends z.core.$ZodType, B extends z.core.$ZodType> {
  query: z.core.output<Q>;
  body: z.core.output<B>;
  raw: FastifyRequest;
}

export type FindMerchant = (request: FastifyRequest) => Promise<MerchantSession | null>;

/** What the action of a merchant's call gets as well. */
interface MerchantParts<Field extends string> {
  session: MerchantSession;
  /** States the change for the audit log. Without it, the log has only the name of the call. */
  noteChange: (change: Change<Field>) => void;
  /** States several changes, each for an entry of its own. Without any, there is no entry. */
  noteChanges: (changes: readonly Change<Field>[]) => void;
}

type Handle<Q extends z.core.$ZodType, B extends z.core.$ZodType, R extends z.core.$ZodType, Given> = (
  request: CallRequest<Q, B> & Given,
) => Promise<z.core.output<R>>;

/** Ten a second for a minute: screens stay far below this; it stops scripts. */
const MOST_PER_MINUTE = 600;
/** Public calls have small bodies: a phone number, a few counts. */
const PUBLIC_BODY_LIMIT_BYTES = 64 * 1024;

/**
 * Binds calls of one server to their actions: checks the session, its right, the rate limit and the schemas, then calls
 * the action. The server needs @fastify/rate-limit.
 */
export class CallBinder {
  readonly #server: FastifyInstance;
  readonly #findMerchant: FindMerchant;
  /** For routes that are not calls, to report what merchants change there. */
  readonly onAct: OnAct;
  readonly #sessions = new WeakMap<FastifyRequest, MerchantSession>();

  constructor(server: FastifyInstance, findMerchant: FindMerchant, onAct: OnAct = () => Promise.resolve()) {
    this.#server = server;
    this.#findMerchant = findMerchant;
    this.onAct = onAct;
  }

  /**
   * A call for the logged-in shop only. A request that names another shop or its page is refused before the action
   * runs.
   */
  merchant<
    Q extends z.core.$ZodType,
    B extends z.core.$ZodType,
    R extends z.core.$ZodType,
    Field extends string,
  >(call: Call<Q, B, R, Field>, handle: Handle<Q, B, R, MerchantParts<Field>>): void {
    const refuseTooMany = this.#limit(call);
    const isAct = call.acts ?? (call.method !== 'GET' && !call.onlyReads);
    const right = rightOf(call);
    // Before anything of the body is read.
    const onRequest = async (raw: FastifyRequest, reply: FastifyReply) => {
      const session = await this.#findMerchant(raw);
      if (!session) throw new AppError('NOT_LOGGED_IN');
      requireRight(session, right);
      this.#sessions.set(raw, session);
      if (call.method !== 'GET') await refuseOtherSites(raw);
      else if (isAct) await requireOwnSite(raw);
      await refuseTooMany(raw);
      if (call.isPolled) reply.header('cache-control', 'private, no-cache');
    };
    // Before the schemas are checked, because they drop unknown fields, and a foreign shop would go unnoticed.
    const preValidation = async (raw: FastifyRequest) => {
      const session = this.#sessionOf(raw);
      refuseOtherShops(session, raw.query);
      refuseOtherShops(session, raw.body, { pageIdIsNew: call.pageIdIsNew ?? false });
    };
    const handler = async (raw: FastifyRequest) => {
      const session = this.#sessionOf(raw);
      let changes: readonly (Change | null)[] = [null];
      const noteChanges = (noted: readonly Change<Field>[]) => {
        changes = noted;
      };
      const noteChange = (noted: Change<Field>) => noteChanges([noted]);
      const answer = await handle({ ...partsOf<Q, B>(raw), session, noteChange, noteChanges });
      if (isAct)
        for (const change of changes) await this.onAct(session, { path: call.path, ip: raw.ip, change });
      return answer;
    };
    this.#route(call, { onRequest, preValidation, handler });
  }

  /** A call for anyone. `reply` is for its headers. */
  public<Q extends z.core.$ZodType, B extends z.core.$ZodType, R extends z.core.$ZodType>(
    call: Call<Q, B, R>,
    handle: Handle<Q, B, R, { reply: FastifyReply }>,
  ): void {
    this.#route(call, {
      bodyLimit: PUBLIC_BODY_LIMIT_BYTES,
      handler: (raw, reply) => handle({ ...partsOf<Q, B>(raw), reply }),
    });
  }

  #route<Q extends z.core.$ZodType, B extends z.core.$ZodType, R extends z.core.$ZodType>(
    call: Call<Q, B, R>,
    parts: Pick<RouteOptions, 'onRequest' | 'preValidation' | 'bodyLimit'> & {
      handler: (raw: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
    },
  ): void {
    const schema: FastifySchema = {
      summary: call.summary,
      tags: [call.access === 'public' ? 'public' : 'merchant'],
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
      response: { 200: call.response },
    };
    const { handler, ...hooks } = parts;
    this.#server.route({
      method: call.method,
      url: call.path,
      schema,
      ...hooks,
      handler: (raw, reply) => forReader(readerOf(raw), () => handler(raw, reply)),
    });
  }

  /** Refuses a shop that makes this call more often than it may; in memory, for the few thousand latest shops. */
  #limit({ mostPerMinute = MOST_PER_MINUTE }: Pick<Call, 'mostPerMinute'>) {
    const limit = this.#server.createRateLimit({
      max: mostPerMinute,
      timeWindow: MINUTE_MS,
      keyGenerator: (raw) => String(this.#sessionOf(raw).shopId),
    });
    return async (raw: FastifyRequest) => {
      const looked = await limit(raw);
      if (!looked.isAllowed && looked.isExceeded)
        throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: looked.ttlInSeconds });
    };
  }

  #sessionOf(raw: FastifyRequest): MerchantSession {
    const session = this.#sessions.get(raw);
    if (!session) throw new AppError('NOT_LOGGED_IN');
    return session;
  }
}

function rightOf({ access, path }: Pick<Call, 'access' | 'path'>): Right {
  if (access === 'public') throw new Error(`${path} is public, so it has no session`);
  return access;
}

function partsOf<Q extends z.core.$ZodType, B extends z.core.$ZodType>(
  raw: FastifyRequest,
): CallRequest<Q, B> {
  return { query: raw.query as z.core.output<Q>, body: raw.body as z.core.output<B>, raw };
}

/** The request fields that identify a shop; document 1, section 7. */
const SHOP_FIELDS = ['shopUrl', 'shopURL'] as const;
const PAGE_FIELDS = ['pageId', 'pageIdFB'] as const;
/** Screens send this if the shop has no Facebook page. */
const NO_PAGE = 'BSFB';

function refuseOtherShops(
  session: MerchantSession,
  part: unknown,
  { pageIdIsNew = false }: { pageIdIsNew?: boolean } = {},
): void {
  if (typeof part !== 'object' || part === null) return;
  const fields = part as Record<string, unknown>;
  for (const field of SHOP_FIELDS) {
    if (field in fields && fields[field] !== session.shopUrl) throw new AppError('OTHER_SHOP', { field });
  }
  for (const field of PAGE_FIELDS) {
    if (pageIdIsNew && field === 'pageId') continue;
    if (fields[field] === NO_PAGE) throw new AppError('SENDER_NOT_CONNECTED', { field });
    if (field in fields && fields[field] !== session.shopUrl && fields[field] !== session.facebookPageId) {
      throw new AppError('OTHER_SHOP', { field });
    }
  }
}
