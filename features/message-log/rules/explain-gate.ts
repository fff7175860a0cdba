import { GATE_RULES } from '#features/messaging/contract/gate-rules.ts';
import type { MessageState } from '../contract/message-row.ts';

export type GateRule = (typeof GATE_RULES)[number];

/** `stopped`: it dropped the message. `waits`: it keeps the message back. `notAsked`: another answered before. */
export interface GateStep {
  rule: GateRule;
  answer: 'passed' | 'stopped' | 'waits' | 'notAsked';
}

const WENT_OUT: readonly MessageState[] = ['sending', 'uncertain', 'sent', 'delivered', 'read', 'failed'];

/** What a message waits for that was let through and is tried again. */
const PASSED_BEFORE = new Set(['retry', 'unreached', 'notBegun']);

/** Each rule of the gate, in its order, with its answer for a message. */
export function explainGate({ state, reason }: { state: MessageState; reason: string | null }): GateStep[] {
  const answeredAt = GATE_RULES.findIndex((rule) => rule === reason);
  const passedAll = WENT_OUT.includes(state) || PASSED_BEFORE.has(reason ?? '');
  return GATE_RULES.map((rule, at) => {
    if (passedAll) return { rule, answer: 'passed' };
    if (answeredAt === -1 || at > answeredAt) return { rule, answer: 'notAsked' };
    if (at < answeredAt) return { rule, answer: 'passed' };
    return { rule, answer: state === 'skipped' ? 'stopped' : 'waits' };
  });
}
