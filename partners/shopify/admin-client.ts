import { request } from 'undici';
import * as z from 'zod';
import { ShopifyError } from './shopify-error.ts';
import { ADMIN_API_VERSION, storeEndpoint } from './store-endpoint.ts';

/** From the request to the last byte of the response. */
const ANSWER_TIMEOUT_MS = 30_000;
/** When a throttled response does not say how many points are missing. */
const DEFAULT_THROTTLE_WAIT_MS = 1000;

const Answer = z.object({
  data: z.unknown().optional(),
  errors: z
    .union([
      z.string(),
      z.array(
        z.object({
          message: z.string(),
          extensions: z.object({ code: z.string().optional() }).loose().optional(),
        }),
      ),
    ])
    .optional(),
  extensions: z
    .object({
      cost: z
        .object({
          requestedQueryCost: z.number(),
          throttleStatus: z.object({ currentlyAvailable: z.number(), restoreRate: z.number() }),
        })
        .partial(),
    })
    .partial()
    .optional(),
});

/** One operation of the Admin API, with the schema of its response. */
export interface AdminOperation<Data> {
  document: string;
  data: z.ZodType<Data>;
}

/**
 * One store's Admin API with that store's token. Makes no retries, because only the caller knows what may be repeated.
 */
export class AdminClient {
  readonly #url: string;
  readonly #accessToken: string;
  readonly #timeoutMs: number;

  constructor(
    urlPattern: string,
    shopUrl: string,
    accessToken: string,
    { timeoutMs = ANSWER_TIMEOUT_MS } = {},
  ) {
    this.#url = storeEndpoint(urlPattern, shopUrl, `/admin/api/${ADMIN_API_VERSION}/graphql.json`);
    this.#accessToken = accessToken;
    this.#timeoutMs = timeoutMs;
  }

  /** Runs one operation and returns its parsed data. Throws ShopifyError. */
  async run<Data>(operation: AdminOperation<Data>, variables: Record<string, unknown> = {}): Promise<Data> {
    const { status, text } = await this.#post({ query: operation.document, variables });
    if (status === 401 || status === 403) throw new ShopifyError({ kind: 'unauthorized' });
    if (status >= 500) throw new ShopifyError({ kind: 'unreachable', status });
    if (status !== 200) throw new ShopifyError({ kind: 'refused', status, detail: text.slice(0, 500) });
    const answer = Answer.parse(JSON.parse(text));
    if (answer.errors) throw failureOf(answer);
    return operation.data.parse(answer.data);
  }

  async #post(body: unknown): Promise<{ status: number; text: string }> {
    try {
      const answer = await request(this.#url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-shopify-access-token': this.#accessToken },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(this.#timeoutMs),
      });
      return { status: answer.statusCode, text: await answer.body.text() };
    } catch (error) {
      throw new ShopifyError({ kind: 'unreachable', status: null }, error);
    }
  }
}

/** Throttling has HTTP status 200 and an error code; the wait is for the points that the bucket lacks. */
function failureOf(answer: z.infer<typeof Answer>): ShopifyError {
  const errors = Array.isArray(answer.errors)
    ? answer.errors
    : [{ message: String(answer.errors), extensions: undefined }];
  if (errors.some((error) => error.extensions?.code === 'THROTTLED')) {
    const cost = answer.extensions?.cost;
    const missing = (cost?.requestedQueryCost ?? 0) - (cost?.throttleStatus?.currentlyAvailable ?? 0);
    const waitMs = cost?.throttleStatus ? Math.ceil((missing / cost.throttleStatus.restoreRate) * 1000) : 0;
    return new ShopifyError({ kind: 'throttled', waitMs: Math.max(waitMs, DEFAULT_THROTTLE_WAIT_MS) });
  }
  return new ShopifyError({
    kind: 'refused',
    status: 200,
    detail: errors.map((error) => error.message).join('; '),
  });
}
