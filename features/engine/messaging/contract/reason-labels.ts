import { texts } from '../texts/all.ts';
import { GATE_RULES, type GateRule } from './gate-rules.ts';

interface ReasonWords {
  /** The label in lists. */
  short: string;
  /** The meaning, and what to do. */
  long: string;
}

/** Returns the texts of a rule of the gate. */
export function describeRule(rule: GateRule): ReasonWords & { passed: string } {
  return texts.rules[rule];
}

/** Returns the texts of a message's reason: a rule of the gate, or another reason for waiting. */
export function describeSkipReason(reason: string): ReasonWords {
  if (isRule(reason)) return describeRule(reason);
  const waits: Record<string, ReasonWords> = texts.waits;
  return waits[reason] ?? { short: reason, long: '' };
}

function isRule(reason: string): reason is GateRule {
  return (GATE_RULES as readonly string[]).includes(reason);
}
