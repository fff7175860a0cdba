import { Gauge, type Registry } from 'prom-client';
import type { Queues } from '#features/administration/operation/server/wiring.ts';

/** Metrics without a label. Those in `BY_STATE` have one value for each state or other label value. */
const SINGLE = {
  outboxLagSeconds: ['bellbird_outbox_lag_seconds', 'Age of the oldest message that is due and may go.'],
  claims: ['bellbird_claims', 'Batches that workers hold.'],
  claimedMessages: ['bellbird_claimed_messages', 'Messages in those batches.'],
  timersDue: ['bellbird_timers_due', 'Timers of campaigns that are due.'],
  timersLagSeconds: ['bellbird_timers_lag_seconds', 'Age of the oldest timer that is due.'],
  timersGivenUp: ['bellbird_timers_given_up', 'Timers that kept failing.'],
  inboxLagSeconds: ['bellbird_inbox_lag_seconds', 'Age of the oldest webhook that nobody took over yet.'],
  workers: ['bellbird_workers', 'Workers that told of themselves lately.'],
  backupAgeSeconds: ['bellbird_backup_age_seconds', 'Since the last npm run backup; infinite without any.'],
  held: ['bellbird_set_aside', 'What a restore holds back until an operator decides.'],
} as const;
const BY_STATE = {
  outbox: ['bellbird_outbox_messages', 'Messages that wait, by state.'],
  inbox: ['bellbird_inbox_webhooks', 'Webhooks that wait, or that nobody could read.'],
  jobs: ['bellbird_jobs', 'Background jobs by state.'],
  mails: ['bellbird_mails', 'E-mails that wait or failed.'],
  storeCommands: ['bellbird_store_commands', 'What is to be done in stores, or was given up.'],
  senders: ['bellbird_senders', 'Numbers and pages that send, or are stopped.'],
  violations: [
    'bellbird_invariant_violations',
    'Rows that break an invariant, as of the last hourly check.',
    'invariant',
  ],
} as const;

/**
 * Creates a gauge for each queue metric. The returned function sets them, or marks them as unreadable while the
 * database is unavailable.
 */
export function queueGauges(registry: Registry): (queues: Queues | null) => void {
  const registers = [registry];
  const isRead = new Gauge({
    name: 'bellbird_database_read',
    help: '1 while the queues can be read, 0 while the database does not answer.',
    registers,
  });
  const single = entriesOf(SINGLE).map(([field, [name, help]]) => {
    const gauge = new Gauge({ name, help, registers });
    return (queues: Queues) => gauge.set(queues[field] ?? Number.POSITIVE_INFINITY);
  });
  const byState = entriesOf(BY_STATE).map(([field, [name, help, label = 'state']]) => {
    const gauge = new Gauge({ name, help, labelNames: [label], registers });
    return (queues: Queues) => {
      for (const [value, count] of Object.entries(queues[field] ?? {})) gauge.set({ [label]: value }, count);
    };
  });
  return (queues) => {
    isRead.set(queues ? 1 : 0);
    if (queues) for (const set of [...single, ...byState]) set(queues);
  };
}

function entriesOf<Figures extends object>(figures: Figures) {
  return Object.entries(figures) as [keyof Figures, Figures[keyof Figures]][];
}
