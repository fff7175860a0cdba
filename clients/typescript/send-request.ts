/** How to reach an installation of Bellbird. */
export interface Connection {
  /** The address of the installation, such as `https://bellbird.example`. */
  url: string;
  /** The API key. */
  key: string;
  /** The pause before the first retry. Each later pause is twice as long. One second by default. */
  firstPauseMs?: number;
}

/** One call of the API. */
export interface Call {
  method: string;
  /** The path below `/api/v1`, with its parameters filled in. */
  path: string;
  query?: Readonly<Record<string, string | number | undefined>>;
  body?: unknown;
  /** Makes a POST safe to repeat. If you give none, the client makes a new key for each call. */
  idempotencyKey?: string | undefined;
}

/** An answer that is not a success, or not JSON. `code` never changes its meaning; `message` is for people. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: string;
  /** The wrong field of the request. Null if no single field is wrong. */
  readonly field: string | null;
  /** The id of the request, for support. Null if the answer did not come from Bellbird. */
  readonly requestId: string | null;

  constructor(status: number, { title, code, field, requestId }: Record<string, string | undefined>) {
    super(title ?? `The installation answered ${status}.`);
    this.status = status;
    this.code = code ?? 'UNKNOWN';
    this.field = field ?? null;
    this.requestId = requestId ?? null;
  }
}

const MOST_TRIES = 4;
const ANSWER_WITHIN_MS = 30_000;
const FIRST_PAUSE_MS = 1000;
/** If the next pause would be longer, the call fails instead of waiting. */
const LONGEST_PAUSE_MS = 60_000;

/**
 * Makes a call and returns its answer. Retries, with the same idempotency key, when the installation cannot be reached,
 * is busy or has a fault. Waits as long as the installation asks, but gives up if that is more than a minute. Throws a
 * `Refusal`, or the error of the last try.
 */
export async function sendRequest<Answer>(connection: Connection, call: Call): Promise<Answer> {
  const idempotencyKey = call.idempotencyKey ?? crypto.randomUUID();
  for (let nth = 1; ; nth += 1) {
    const tried = await tryOnce(connection, { ...call, idempotencyKey });
    if (tried.kind === 'answered') return tried.answer as Answer;
    if (nth === MOST_TRIES || !tried.mayTryAgain) throw tried.error;
    const pauseMs = tried.askedPauseMs ?? (connection.firstPauseMs ?? FIRST_PAUSE_MS) * 2 ** (nth - 1);
    if (pauseMs > LONGEST_PAUSE_MS) throw tried.error;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

type Tried =
  | { kind: 'answered'; answer: unknown }
  | { kind: 'failed'; error: unknown; mayTryAgain: boolean; askedPauseMs: number | null };

async function tryOnce({ url, key }: Connection, call: Call): Promise<Tried> {
  const { method, path, query = {}, body, idempotencyKey = '' } = call;
  const address = new URL(`${url.replace(/\/$/, '')}/api/v1${path}`);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) address.searchParams.set(name, String(value));
  // Outside the try: a mistake of the caller, such as a line break in the key, is no reason to try again.
  const request = new Request(address, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(method === 'POST' && { 'idempotency-key': idempotencyKey }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  let response: Response;
  let text: string;
  try {
    response = await fetch(request);
    text = await response.text();
  } catch (error) {
    return { kind: 'failed', error, mayTryAgain: true, askedPauseMs: null };
  }
  const read = parse(text);
  if (response.ok && read !== null) return { kind: 'answered', answer: read };
  const { status, headers } = response;
  const error = new Refusal(status, (read ?? {}) as Record<string, string | undefined>);
  const mayTryAgain = status === 429 || status >= 500 || error.code === 'REQUEST_RUNNING';
  return { kind: 'failed', error, mayTryAgain, askedPauseMs: askedPauseMs(headers) };
}

function askedPauseMs(headers: Headers): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isNaN(seconds) ? null : seconds * 1000;
}

/** An object, or null for everything else, such as a proxy's page. */
function parse(text: string): object | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' ? read : null;
  } catch {
    return null;
  }
}

/** Goes through all pages of a list: `for await (const person of eachEntry((page) => bellbird.listPeople(page)))`. */
export async function* eachEntry<Entry>(
  list: (page: { cursor?: string; limit: number }) => Promise<{ data: Entry[]; nextCursor: string | null }>,
): AsyncGenerator<Entry> {
  let cursor: string | null = null;
  do {
    const page: { data: Entry[]; nextCursor: string | null } = await list({
      limit: 100,
      ...(cursor !== null && { cursor }),
    });
    yield* page.data;
    cursor = page.nextCursor;
  } while (cursor !== null);
}
