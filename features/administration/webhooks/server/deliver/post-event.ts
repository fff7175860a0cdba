import type { Readable } from 'node:stream';
import { type Agent, request } from 'undici';
import {
  ClosedNetwork,
  guardedAgent,
  requireOpenHost,
  type MayAsk,
} from '#platform/http-client/guarded-agent.ts';
import { cutText } from '#platform/language/cut-text.ts';
import type { Posted } from '../../rules/judge-answer.ts';

/** Standard Webhooks asks receivers to answer within 15 to 30 seconds. */
export const TIMEOUT_MS = 15_000;
/** The rest of an answer is not read. */
const MOST_ANSWER_BYTES = 16_384;
const MOST_KEPT_LENGTH = 1000;

interface Sent {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Posts events to addresses that merchants chose. Follows no redirect and enters no closed network. */
export class EventPoster {
  readonly #mayAsk: MayAsk;
  readonly #timeoutMs: number;
  readonly #agent: Agent;

  constructor(mayAsk: MayAsk, timeoutMs = TIMEOUT_MS) {
    this.#mayAsk = mayAsk;
    this.#timeoutMs = timeoutMs;
    this.#agent = guardedAgent(mayAsk, timeoutMs);
  }

  /** Never rejects. */
  async post({ url, headers, body }: Sent): Promise<Posted> {
    try {
      requireOpenHost(new URL(url), this.#mayAsk);
      const answer = await request(url, {
        method: 'POST',
        dispatcher: this.#agent,
        signal: AbortSignal.timeout(this.#timeoutMs),
        headers: { ...headers, 'content-type': 'application/json', 'user-agent': 'Bellbird webhooks' },
        body,
      });
      const retryAfter = answer.headers['retry-after'];
      return {
        kind: 'answered',
        status: answer.statusCode,
        answer: await readStart(answer.body),
        retryAfter: typeof retryAfter === 'string' ? retryAfter : null,
      };
    } catch (error) {
      return { kind: 'unanswered', fault: faultOf(error) };
    }
  }

  async close(): Promise<void> {
    await this.#agent.destroy();
  }
}

/** The status counts, so a body that breaks off or never ends is read as far as it came. */
async function readStart(body: Readable): Promise<string> {
  body.on('error', () => undefined);
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of body as AsyncIterable<Uint8Array>) {
      parts.push(part);
      size += part.length;
      if (size >= MOST_ANSWER_BYTES) break;
    }
  } catch {
    // What came is kept.
  }
  body.destroy();
  return toStorable(Buffer.concat(parts).toString('utf8'));
}

/** The database stores no zero characters. */
function toStorable(text: string): string {
  return cutText(text.replaceAll('\u0000', ''), MOST_KEPT_LENGTH);
}

function faultOf(error: unknown): Extract<Posted, { kind: 'unanswered' }>['fault'] {
  if (error instanceof ClosedNetwork) return 'closedNetwork';
  const { name, code } = error as { name?: string; code?: string };
  if (code === 'ENOTFOUND') return 'unknownName';
  const isLate = name === 'TimeoutError' || (code?.startsWith('UND_ERR_') && code.endsWith('_TIMEOUT'));
  return isLate ? 'timeout' : 'noConnection';
}
