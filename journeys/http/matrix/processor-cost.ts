import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';

/** A route that needs no session, and its fields. */
export interface OpenRoute {
  method: string;
  path: string;
  query: readonly string[];
  body: readonly string[];
  /** Valid values, so that only one field at a time has a bad one. */
  good: Readonly<Record<string, unknown>>;
}

/** A long text in one part of a request. */
interface Probe {
  name: string;
  ask: (length: number) => Asked;
}

interface Asked {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/**
 * Characters on which regular expressions can take quadratic time. Each is repeated, and a suffix makes the expression fail at
 * the end.
 */
const MARKS = Array.from('/ ."\'=@[]({<\\-+*%&,;:');
const AWKWARD = [
  ...MARKS,
  '\r\n',
  '\t',
  '\u{1F600}',
  '\uD800',
  '\u0301',
  '\u200B',
  '\u0000',
  '{{',
  'a.',
  'a@',
  'a-',
  '../',
  '\\"',
  'a',
  '1',
  '_',
];
/** Headers that routes read, and what a header can contain. */
const HEADERS = [
  'cookie',
  'authorization',
  'user-agent',
  'accept',
  'accept-encoding',
  'if-none-match',
  'range',
  'origin',
  'referer',
  'x-hub-signature-256',
  'x-shopify-hmac-sha256',
  'x-forwarded-for',
];
const AWKWARD_IN_HEADERS = [',', 'a='];

/** Node refuses headers of more than 16 KB in total; 1,000 characters are left for the others. */
const LONG = 15_000;
const SHORT = LONG / 4;
const MOST_GROWTH = 6;
/** Smaller growth is noise. A quadratic pattern takes 20 ms or more for the long text. */
const NOISE_MS = 15;
const ROUNDS = 5;
/** The most rounds if the server's other work, such as a collection of garbage, falls into the first ones. */
const MOST_ROUNDS = 15;

/**
 * Returns the probes whose CPU time grows more than sixfold while the text grows fourfold, and those that failed with 5xx. If a
 * probe has `oneOf`, only one of them is run, with other texts for each field.
 */
export async function findCostly(
  server: { appUrl: string; pid: number },
  routes: readonly OpenRoute[],
  oneOf: number,
): Promise<string[]> {
  const client = new Client(server);
  const faults: string[] = [];
  const probes = routes.flatMap(probesOf).filter((_, at) => at % oneOf === 0);
  for (const { name, ask } of probes) {
    const fault = await judge(client, ask);
    if (fault !== null) faults.push(`${name}: ${fault}`);
  }
  client.close();
  return faults;
}

function probesOf(route: OpenRoute): Probe[] {
  return [...inQuery(route), ...inBody(route), ...inPath(route), ...inHeaders(route)];
}

/** A route without a declared query ignores it, so a few probes are enough. */
function inQuery(route: OpenRoute): Probe[] {
  const isDeclared = route.query.length > 0;
  return (isDeclared ? route.query : ['any']).flatMap((field) =>
    (isDeclared ? AWKWARD : AWKWARD_IN_HEADERS).map((piece) => ({
      name: `${route.method} ${route.path}, query ${field}: ${JSON.stringify(piece)}`,
      ask: (length) => {
        const good = route.query.filter((one) => one !== field && one in route.good);
        const others = good.map((one) => `&${one}=${encodeURIComponent(String(route.good[one]))}`).join('');
        const path = `${fullPath(route)}?${field}=${repeated(inAddress(piece), length)}${others}`;
        return { ...blank(route), path };
      },
    })),
  );
}

function inBody(route: OpenRoute): Probe[] {
  return route.body.flatMap((field) =>
    AWKWARD.map((piece) => ({
      name: `${route.method} ${route.path}, body ${field}: ${JSON.stringify(piece)}`,
      ask: (length) => ({
        ...blank(route),
        body: JSON.stringify({ ...route.good, [field]: repeated(piece, length) }),
      }),
    })),
  );
}

function inPath(route: OpenRoute): Probe[] {
  const parts = route.path.match(/:\w+|\*/g) ?? [];
  return parts.flatMap((part) =>
    AWKWARD.map((piece) => ({
      name: `${route.method} ${route.path}, part ${part}: ${JSON.stringify(piece)}`,
      ask: (length) => {
        const path = route.path.replace(part, () => repeated(inAddress(piece), length));
        return { ...blank(route), path: fullPath({ path }) };
      },
    })),
  );
}

function inHeaders(route: OpenRoute): Probe[] {
  return HEADERS.flatMap((name) =>
    AWKWARD_IN_HEADERS.map((piece) => ({
      name: `${route.method} ${route.path}, header ${name}: ${JSON.stringify(piece)}`,
      ask: (length) => {
        const asked = blank(route);
        return { ...asked, headers: { ...asked.headers, [name]: `a${repeated(piece, length)}` } };
      },
    })),
  );
}

function blank(route: OpenRoute): Asked {
  // Each request comes from another network. Otherwise a rate limit would answer instead of the route.
  const network = Math.floor(Math.random() * 0xffff_ffff)
    .toString(16)
    .padStart(8, '0');
  const headers = { 'x-forwarded-for': `2a00:${network.slice(0, 4)}:${network.slice(4)}::1` };
  const asked = { method: route.method, path: fullPath(route), headers };
  if (route.body.length === 0) return asked;
  return {
    ...asked,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(route.good),
  };
}

function fullPath({ path }: { path: string }): string {
  return path.replaceAll(/:\w+|\*/g, 'part');
}

function inAddress(piece: string): string {
  return /^[\w./"'=@[\](){}<\\*,;:+-]+$/.test(piece) ? piece : escape(piece);
}

function escape(piece: string): string {
  if (piece === '\uD800') return '%ED%A0%80';
  return piece === '%' || piece === '&' ? piece : encodeURIComponent(piece);
}

function repeated(piece: string, length: number): string {
  return piece.repeat(Math.floor(length / piece.length)) + (/\w$/.test(piece) ? '!' : 'x');
}

/** Returns what is wrong with the responses, or null. Most probes need only one request. */
async function judge(client: Client, ask: Probe['ask']): Promise<string | null> {
  const first = await client.time(ask(LONG));
  if (first.status === 500) return `answered ${first.status}`;
  if (first.ms < NOISE_MS) return null;
  let [long, short] = [first.ms, Number.POSITIVE_INFINITY];
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    long = Math.min(long, (await client.time(ask(LONG))).ms);
    short = Math.min(short, (await client.time(ask(SHORT))).ms);
    const isFine = long < NOISE_MS || long / short <= MOST_GROWTH;
    if (isFine && (round >= ROUNDS || long < NOISE_MS)) return null;
  }
  return `${short.toFixed(1)} ms for ${SHORT} characters, ${long.toFixed(1)} ms for ${LONG}`;
}

/** Sends requests over one connection, one after another, so that each is timed alone. */
class Client {
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  readonly #address: URL;
  readonly #pid: number;

  constructor({ appUrl, pid }: { appUrl: string; pid: number }) {
    this.#address = new URL(appUrl);
    this.#pid = pid;
  }

  time({ method, path, headers, body }: Asked): Promise<{ status: number; ms: number }> {
    return new Promise((resolve, reject) => {
      const startMs = usedMs(this.#pid);
      const { hostname, port } = this.#address;
      const request = http.request(
        { agent: this.#agent, hostname, port, method, path, headers },
        (answer) => {
          answer.resume();
          answer.once('end', () =>
            resolve({ status: answer.statusCode ?? 0, ms: usedMs(this.#pid) - startMs }),
          );
        },
      );
      request.once('error', (error: NodeJS.ErrnoException) =>
        // A request that is cut off, for example because its headers are too long, costs nothing.
        ['ECONNRESET', 'EPIPE', 'HPE_INVALID_CONSTANT'].includes(error.code ?? '')
          ? resolve({ status: 0, ms: usedMs(this.#pid) - startMs })
          : reject(error),
      );
      request.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/**
 * Returns the processor time of a program's main thread in milliseconds. Elapsed time would be unfair on a busy machine,
 * where a short answer fits into one time slice and a longer one always waits for other programs. Only Linux says it so
 * exactly; elsewhere this returns the elapsed time.
 */
function usedMs(pid: number): number {
  const file = `/proc/${pid}/schedstat`;
  if (!existsSync(file)) return performance.now();
  return Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6;
}
