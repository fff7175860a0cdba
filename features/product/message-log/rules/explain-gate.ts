import { GATE_RULES, NOT_FOR_TESTS, type GateRule } from '#features/engine/messaging/contract/gate-rules.ts';
import type { MessageState } from '../contract/message-row.ts';

/** `stopped`: it dropped the message. `waits`: it holds the message back. `notAsked`: another rule decided before. */
export interface GateStep {
  rule: GateRule;
  answer: 'passed' | 'stopped' | 'waits' | 'notAsked';
}

const WENT_OUT: readonly MessageState[] = ['sending', 'uncertain', 'sent', 'delivered', 'read', 'failed'];

/** The waiting reasons of a message that passed the gate. */
const PASSED_BEFORE = new Set(['retry', 'unreached', 'notBegun', 'discountCode']);

/** Rules about plans, which do not matter if plans are switched off. */
const OF_PLANS: readonly GateRule[] = ['chargeNotActive', 'planLimit'];

const OF_CONVERSATIONS: readonly GateRule[] = ['teamAnswered', 'droppedByTeam'];

/** Rules of one channel only. Messages of the other channel pass them. */
const ONLY_ON: Partial<Record<GateRule, 'WA' | 'FB'>> = {
  noMarketingTemplate: 'FB',
  noMarketingToUs: 'WA',
  dailyReach: 'WA',
};

interface GatedMessage {
  channel: 'WA' | 'FB';
  state: MessageState;
  reason: string | null;
  isTest: boolean;
}

/** Returns the gate's rules for a message in order, with their results. */
export function explainGate(
  { channel, state, reason, isTest }: GatedMessage,
  { hasPlans }: { hasPlans: boolean } = { hasPlans: true },
): GateStep[] {
  const rules = GATE_RULES.filter((rule) => (ONLY_ON[rule] ?? channel) === channel)
    .filter((rule) => (isTest ? !NOT_FOR_TESTS.has(rule) : rule !== 'testStopped'))
    // About away messages, and about messages that waited for a conversation.
    .filter((rule) => !OF_CONVERSATIONS.includes(rule) || rule === reason)
    // A message that a plan stopped earlier keeps its reason.
    .filter((rule) => hasPlans || rule === reason || !OF_PLANS.includes(rule));
  const answeredAt = rules.findIndex((rule) => rule === reason);
  const passedAll = WENT_OUT.includes(state) || PASSED_BEFORE.has(reason ?? '');
  return rules.map((rule, at) => {
    if (passedAll) return { rule, answer: 'passed' };
    if (answeredAt === -1 || at > answeredAt) return { rule, answer: 'notAsked' };
    if (at < answeredAt) return { rule, answer: 'passed' };
    return { rule, answer: state === 'skipped' ? 'stopped' : 'waits' };
  });
}
