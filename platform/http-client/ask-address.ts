import { request } from 'undici';
import { ClosedNetwork, guardedAgent, requireOpenHost, type MayAsk } from './guarded-agent.ts';

/** The result of requesting a URL once. Redirects are not followed. */
export type Asked =
  | { kind: 'answered'; status: number }
  /** Its IP address is in a network that may not be reached. */
  | { kind: 'closed' }
  | { kind: 'unknownName' }
  | { kind: 'silent' };

interface Asking {
  mayAsk: MayAsk;
  withinMs: number;
}

/** Requests a URL that somebody typed, over http or https, and reads only its status. Never rejects. */
export async function askAddress(address: string, { mayAsk, withinMs }: Asking): Promise<Asked> {
  const agent = guardedAgent(mayAsk, withinMs);
  try {
    requireOpenHost(new URL(address), mayAsk);
    const { statusCode, body } = await request(address, {
      dispatcher: agent,
      signal: AbortSignal.timeout(withinMs),
      headers: { 'user-agent': 'Bellbird link check' },
    });
    body.on('error', () => undefined).destroy();
    return { kind: 'answered', status: statusCode };
  } catch (error) {
    if (error instanceof ClosedNetwork) return { kind: 'closed' };
    return { kind: isUnknownName(error) ? 'unknownName' : 'silent' };
  } finally {
    void agent.destroy();
  }
}

function isUnknownName(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOTFOUND';
}
