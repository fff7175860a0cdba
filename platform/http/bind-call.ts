import type { FastifyInstance, FastifyRequest, FastifySchema, preValidationAsyncHookHandler } from 'fastify';
import type * as z from 'zod/mini';
import { AppError } from '#platform/errors/app-error.ts';
import type { Call } from './call.ts';
import type { MerchantSession } from './merchant-session.ts';

/** What an action is given of a request. `query` and `body` are parsed; `session` is there on merchant calls. */
export interface CallRequest<Q extends z.core.$ZodType, B extends z.core.$ZodType> {
  query: z.core.output<Q>;
  body: z.core.output<B>;
  raw: FastifyRequest;
}

export type FindMerchant = (request: FastifyRequest) => Promise<MerchantSession | null>;

type Handle<Q extends z.core.$ZodType, B extends z.core.$ZodType, R extends z.core.$ZodType, Given> = (
  request: CallRequest<Q, B> & Given,
) => Promise<z.core.output<R>>;

/** Binds calls of one server to their actions: checks session and shapes, then hands over. */
export class CallBinder {
  readonly #server: FastifyInstance;
  readonly #findMerchant: FindMerchant;
  readonly #sessions = new WeakMap<FastifyRequest, MerchantSession>();

  constructor(server: FastifyInstance, findMerchant: FindMerchant) {
    this.#server = server;
    this.#findMerchant = findMerchant;
  }

  /** A call for the logged-in shop only. A shop or page of another in the request is refused before anything is read. */
  merchant<Q extends z.core.$ZodType, B extends z.core.$ZodType, R extends z.core.$ZodType>(
    call: Call<Q, B, R>,
    handle: Handle<Q, B, R, { session: MerchantSession }>,
  ): void {
    const checkSession: preValidationAsyncHookHandler = async (raw) => {
      const session = await this.#findMerchant(raw);
      if (!session) throw new AppError('NOT_LOGGED_IN');
      // Before the shapes are checked: that leaves out what a call does not know, and another shop with it.
      refuseOtherShops(session, raw.query);
      refuseOtherShops(session, raw.body, { pageIdIsNew: call.pageIdIsNew ?? false });
      this.#sessions.set(raw, session);
    };
    const handler = async (raw: FastifyRequest) => {
      const session = this.#sessions.get(raw);
      if (!session) throw new AppError('NOT_LOGGED_IN');
      return handle({ ...partsOf<Q, B>(raw), session });
    };
    this.#route(call, handler, checkSession);
  }

  /** A call for anyone. */
  public<Q extends z.core.$ZodType, B extends z.core.$ZodType, R extends z.core.$ZodType>(
    call: Call<Q, B, R>,
    handle: Handle<Q, B, R, object>,
  ): void {
    this.#route(call, (raw) => handle(partsOf<Q, B>(raw)));
  }

  #route<Q extends z.core.$ZodType, B extends z.core.$ZodType, R extends z.core.$ZodType>(
    call: Call<Q, B, R>,
    handler: (raw: FastifyRequest) => Promise<unknown>,
    preValidation: preValidationAsyncHookHandler[] | preValidationAsyncHookHandler = [],
  ): void {
    const schema: FastifySchema = {
      summary: call.summary,
      tags: [call.access],
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
      response: { 200: call.response },
    };
    this.#server.route({ method: call.method, url: call.path, schema, preValidation, handler });
  }
}

function partsOf<Q extends z.core.$ZodType, B extends z.core.$ZodType>(
  raw: FastifyRequest,
): CallRequest<Q, B> {
  return { query: raw.query as z.core.output<Q>, body: raw.body as z.core.output<B>, raw };
}

/** The wire names a shop goes by; document 1, section 7. */
const SHOP_FIELDS = ['shopUrl', 'shopURL'] as const;
const PAGE_FIELDS = ['pageId', 'pageIdFB'] as const;

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
    if (field in fields && fields[field] !== session.shopUrl && fields[field] !== session.facebookPageId) {
      throw new AppError('OTHER_SHOP', { field });
    }
  }
}
