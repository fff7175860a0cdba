import type { Fault } from '../contract/delivery-calls.ts';

/** What came of one request. */
export type Posted =
  | { kind: 'answered'; status: number; answer: string; retryAfter: string | null }
  | {
      kind: 'unanswered';
      fault: Extract<Fault, 'closedNetwork' | 'unknownName' | 'timeout' | 'noConnection'>;
    };

export type Verdict =
  | { kind: 'delivered' }
  /** `isPaced`: the server says when the next request may come, and that counts for all events. */
  | { kind: 'failed'; fault: Fault; isPaced: boolean };

/** Only a success counts. A redirect is a failure, because the secret belongs to one address. */
export function judgeAnswer(posted: Posted): Verdict {
  if (posted.kind === 'unanswered') return failed(posted.fault);
  const { status } = posted;
  if (status >= 200 && status < 300) return { kind: 'delivered' };
  if (status >= 300 && status < 400) return failed('redirect');
  if (status === 410) return failed('gone');
  return { kind: 'failed', fault: 'status', isPaced: status === 429 || status === 503 };
}

function failed(fault: Fault): Verdict {
  return { kind: 'failed', fault, isPaced: false };
}
