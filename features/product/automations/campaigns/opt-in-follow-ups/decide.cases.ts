import type { Decision, Effect } from '../../rules/effect.ts';
import type { SignUpFacts, ReportedSignUp } from './decide.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => new Date(NOON.getTime() - days * 86_400_000);

/** A sign-up that can get a welcome. */
export const SIGN_UP: SignUpFacts = { isToolOn: true, now: NOON, welcomedAt: null };

const subject = { kind: 'optIn', id: 'e1' };

/** A person signs up, and the timers that wait for it. */
export const EVENT_CASES: readonly [name: string, eventFacts: ReportedSignUp, effects: Effect[]][] = [
  [
    'on WhatsApp: only WhatsApp waits',
    { entryId: 'e1', channel: 'WA', at: NOON },
    [{ kind: 'start', subject, from: NOON, channel: 'WA' }],
  ],
  [
    'on Messenger: only Messenger waits',
    { entryId: 'e1', channel: 'FB', at: NOON },
    [{ kind: 'start', subject, from: NOON, channel: 'FB' }],
  ],
  [
    'with a late confirmation: the wait starts with the valid entry',
    { entryId: 'e1', channel: 'WA', at: daysAgo(2) },
    [{ kind: 'start', subject, from: daysAgo(2), channel: 'WA' }],
  ],
];

const send: Decision = { kind: 'send' };
const drop = (reason: string): Decision => ({ kind: 'drop', reason });

/** A welcome is due: what is known by then, and whether it is created. */
export const TIMER_CASES: readonly [name: string, change: Partial<SignUpFacts>, decision: Decision][] = [
  ['their first sign-up', {}, send],
  ['the tool was switched off in the meantime', { isToolOn: false }, drop('toolOff')],
  [
    'they were welcomed a moment ago, because a form was sent twice',
    { welcomedAt: NOON },
    drop('welcomedBefore'),
  ],
  ['they were welcomed yesterday', { welcomedAt: daysAgo(1) }, drop('welcomedBefore')],
  ['they were welcomed 29 days ago', { welcomedAt: daysAgo(29.99) }, drop('welcomedBefore')],
  ['they were welcomed 30 days ago', { welcomedAt: daysAgo(30) }, send],
  ['they were welcomed last year', { welcomedAt: daysAgo(365) }, send],
  ['the tool is off, and they were welcomed', { isToolOn: false, welcomedAt: daysAgo(1) }, drop('toolOff')],
];
