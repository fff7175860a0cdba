import { request } from 'undici';
import { ClosedNetwork, guardedAgent, requireOpenHost, type MayAsk } from './guarded-agent.ts';

/** What came of asking an address once; redirects are not followed. */
export type Asked =
  | { kind: 'answered'; status: number }
  /** It is of a network that may not be asked. */
  | { kind: 'closed' }
  | { kind: 'unknownName' }
  | { kind: 'silent' };

interface Asking {
  mayAsk: MayAsk;
  withinMs: number;
}

/** Asks an address that somebody typed, over http or https, for its status alone. Never rejects. */
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
