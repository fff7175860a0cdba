import type { Decision, Effect } from '../../rules/effect.ts';
import type { ChatFacts, ReportedChat } from './decide.ts';

const NOON = new Date('2026-11-20T12:00:00Z');

/** A person taps Get Started, and the timers that wait for it. */
export const EVENT_CASES: readonly [name: string, eventFacts: ReportedChat, effects: Effect[]][] = [
  [
    'a tap',
    { inboundId: 'm1', at: NOON, isWelcomedByTool: false },
    [{ kind: 'start', subject: { kind: 'chat', id: 'm1' }, from: NOON }],
  ],
  [
    'a tap without its own id',
    { inboundId: 'postback:e1', at: NOON, isWelcomedByTool: false },
    [{ kind: 'start', subject: { kind: 'chat', id: 'postback:e1' }, from: NOON }],
  ],
  [
    'a tap through the link of a tool with its own welcome',
    { inboundId: 'm2', at: NOON, isWelcomedByTool: true },
    [{ kind: 'leave', subject: { kind: 'chat', id: 'm2' }, from: NOON, reason: 'toolWelcomes' }],
  ],
];

export const TIMER_CASES: readonly [name: string, facts: ChatFacts, decision: Decision][] = [
  ['they are new', { wasGreeted: false }, { kind: 'send' }],
  ['they were greeted before', { wasGreeted: true }, { kind: 'drop', reason: 'greetedBefore' }],
];
