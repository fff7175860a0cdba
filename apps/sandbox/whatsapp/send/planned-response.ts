import { CALL_TROUBLES } from '../../core/misbehaviour.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import { GraphRefusal, isReportedLate } from '../graph-refusal.ts';
import { NEVER_ANSWER_MS, sentinelOf } from './sentinel-numbers.ts';

/** The planned failure of this call, from the control panel or the recipient's number. */
export interface PlannedResponse {
  waitMs: number;
  /** The code with which the message will fail later. */
  failsWith: number | null;
  /** The message is accepted, but the connection closes after this long without a response. */
  silentAfterMs: number | null;
  /**
   * Whether Meta holds the message: it waits for people's reactions to the first messages of a template, and then sends
   * or fails the others.
   */
  isHeld: boolean;
}

const NOTHING: PlannedResponse = { waitMs: 0, failsWith: null, silentAfterMs: null, isHeld: false };

/** Returns the planned response. Throws the refusal if a refusal is planned. */
export function planResponse(sandbox: Sandbox, number: string): PlannedResponse {
  const sentinel = sentinelOf(number);
  if (sentinel?.kind === 'refuse') throw refusal(sentinel.code);
  if (sentinel?.kind === 'failLate') return { ...NOTHING, failsWith: sentinel.code };
  if (sentinel?.kind === 'held') return { ...NOTHING, isHeld: true, failsWith: sentinel.failsWith };
  if (sentinel?.kind === 'neverAnswer') return { ...NOTHING, silentAfterMs: NEVER_ANSWER_MS };

  const planned = sandbox.misbehaviour.claim('whatsapp', ...CALL_TROUBLES, 'heldThenSent', 'heldThenFailed');
  if (!planned) return NOTHING;
  if (planned.kind === 'rateLimited') throw refusal(130429);
  if (planned.kind === 'serverError') throw refusal(131000);
  if (planned.kind === 'heldThenSent') return { ...NOTHING, isHeld: true };
  if (planned.kind === 'heldThenFailed') return { ...NOTHING, isHeld: true, failsWith: PAUSED };
  if (planned.kind === 'slow') return { ...NOTHING, waitMs: planned.delayMs };
  if (planned.kind === 'timeoutAfterAcceptance') return { ...NOTHING, silentAfterMs: planned.delayMs };
  const code = planned.code ?? 131000;
  if (isReportedLate(code)) return { ...NOTHING, failsWith: code };
  throw refusal(code, planned.words);
}

/** The error of held messages after their template was paused. */
const PAUSED = 132015;

/** The ways in which a token ends: with age, or with its owner's session. */
const DEATHS: Record<number, string> = {
  463: 'Error validating access token: Session has expired.',
  467: 'Error validating access token: The session is invalid because the user logged out.',
};

function refusal(code: number, words?: string): GraphRefusal {
  if (code === 463 || code === 467) return new GraphRefusal(190, DEATHS[code] ?? '', code);
  if (code === 190) return refusal(463);
  return new GraphRefusal(code, words ?? DETAILS[code] ?? 'Planned on the sandbox’s control panel.');
}

const DETAILS: Record<number, string> = {
  130429:
    'Message failed to send because there were too many messages sent from this phone number in a short period of time',
  131000: 'Message failed to send due to an unknown error.',
};
