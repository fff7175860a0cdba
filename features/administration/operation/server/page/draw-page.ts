import { HELD_HINTS, HELD_KINDS } from '../../rules/held-kinds.ts';
import { TROUBLE_KINDS, type TroubleKind } from '../../rules/trouble-kinds.ts';
import type { Queues } from '../read-queues.ts';
import { drawActs } from './draw-acts.ts';
import { choicesOf, linkTo } from './draw-items.ts';
import { bytes, escape, row, seconds, table, when } from './html.ts';
import { decision, page, section, type Moment } from './parts.ts';
import type { Overview } from './read-overview.ts';

/** Renders the operator's main page. */
export function drawPage(overview: Overview, moment: Moment): string {
  return page(
    `${heldSection(overview.held, moment)}${trouble(overview.queues, moment)}${violations(overview.queues)}${stopped(overview)}${waiting(overview.queues)}
${workers(overview)}${kept(overview)}${drawActs(overview.acts, 0)}`,
    moment,
  );
}

function heldSection({ restored, kinds }: Overview['held'], moment: Moment): string {
  if (!restored) return '';
  const items = kinds.map(({ kind, count, shops, ofHeldBroadcasts }) =>
    decision(
      {
        title: `${count} ${HELD_KINDS[kind]}`,
        about: [
          shops > 0 ? `of ${shops} shop${shops === 1 ? '' : 's'}.` : '',
          HELD_HINTS[kind] ?? '',
          ofHeldBroadcasts > 0
            ? `${ofHeldBroadcasts} of them are of broadcasts that are held back below. They go out when both are released.`
            : '',
        ]
          .filter(Boolean)
          .join(' '),
        hidden: { what: 'held', kind },
        link: linkTo('held', kind),
        choices: choicesOf('held', kind),
      },
      moment,
    ),
  );
  const end = decision(
    {
      title: 'Nothing is left to decide',
      about: 'From then on, what stores tell of the time that is lacking is sent as anything else.',
      hidden: { what: 'endHolding' },
      choices: { end: 'End the holding' },
    },
    moment,
  );
  return section(
    'Restored, or taken over by a standby',
    `The database is as it was at ${when(restored.backedUpAt)}, and went on at ${when(restored.restoredAt)}. What waited in it may have gone out in between, so it is held back: released, it goes out now, perhaps for the second time; dropped, it never does.`,
    items.length > 0 ? items.join('') : end,
    'warn',
  );
}

function trouble(queues: Queues, moment: Moment): string {
  const counts: Record<TroubleKind, number> = {
    uncertain: queues.outbox['uncertain'] ?? 0,
    webhook: queues.inbox['given_up'] ?? 0,
    timer: queues.timersGivenUp,
    command: queues.storeCommands['givenUp'] ?? 0,
    mail: queues.mails['failed'] ?? 0,
    job: queues.jobs['failed'] ?? 0,
  };
  const items = (Object.keys(TROUBLE_KINDS) as TroubleKind[])
    .filter((kind) => counts[kind] > 0)
    .map((kind) =>
      decision(
        {
          title: `${TROUBLE_KINDS[kind].title}: ${counts[kind]}`,
          about: TROUBLE_KINDS[kind].about,
          hidden: { what: 'trouble', kind },
          link: linkTo('trouble', kind),
          choices: choicesOf('trouble', kind),
        },
        moment,
      ),
    );
  if (items.length === 0) return section('What failed', 'Nothing waits for a person.', '', 'good');
  return section('What failed', '', items.join(''), 'warn');
}

function violations({ violations: counts }: Queues): string {
  const broken = Object.entries(counts).filter(([, count]) => count > 0);
  const checked = Object.keys(counts).length;
  if (broken.length === 0) {
    const about =
      checked === 0
        ? 'The first check is an hour after the start.'
        : `All ${checked} checks of the last hour passed.`;
    return section('Rows that contradict each other', about, '', checked === 0 ? '' : 'good');
  }
  const rows = broken.map(([name, count]) => row([escape(name), String(count)]));
  return section(
    'Rows that contradict each other',
    'npm run verify names each row. Report it with the log of that hour: this is a fault of Bellbird.',
    table(['check', 'rows'], rows),
    'warn',
  );
}

function stopped({ stopped: senders }: Overview): string {
  if (senders.length === 0) return '';
  const rows = senders.map(({ shopUrl, channel, name, since, reason }) =>
    row([escape(shopUrl), channel, escape(name), when(since), escape(reason ?? '')]),
  );
  return section(
    'Numbers and pages that send nothing',
    'Their merchants see why on their sender health page, and can start them again there.',
    table(['shop', 'channel', 'sender', 'since', 'reason'], rows),
    'warn',
  );
}

function waiting(queues: Queues): string {
  const { outbox, inbox, jobs, mails, storeCommands } = queues;
  const lines = [
    ['messages', outbox['queued'], seconds(queues.outboxLagSeconds)],
    ['messages that wait for a code', outbox['awaiting_code'], ''],
    ['messages that follow another', outbox['following'], ''],
    ['messages of paused broadcasts', outbox['paused'], ''],
    ['messages in workers’ hands', queues.claimedMessages, ''],
    ['timers that are due', queues.timersDue, seconds(queues.timersLagSeconds)],
    ['webhooks', inbox['new'], seconds(queues.inboxLagSeconds)],
    ['background jobs', sum(jobs, ['created', 'retry', 'active']), ''],
    ['e-mails', mails['queued'], ''],
    ['store actions', storeCommands['due'], ''],
  ] as const;
  const rows = lines.map(([what, count, late]) => row([what, String(count ?? 0), late]));
  return section(
    'What waits',
    'Counted up to a hundred thousand.',
    table(['', 'how many', 'oldest is late by'], rows),
  );
}

function sum(counts: Record<string, number>, states: readonly string[]): number {
  return states.reduce((total, state) => total + (counts[state] ?? 0), 0);
}

function workers({ workers: alive }: Overview): string {
  if (alive.length === 0)
    return section(
      'Workers',
      'None runs. Nothing is sent. Start one: npm run server -- --role=worker',
      '',
      'warn',
    );
  const rows = alive.map(({ startedAt, silentSeconds }) => row([when(startedAt), seconds(silentSeconds)]));
  return section('Workers', '', table(['started', 'told of itself before'], rows));
}

function kept({ largest, bytesPerMessage, kept: terms }: Overview): string {
  const each = bytesPerMessage === null ? '' : `A message takes ${bytes(bytesPerMessage)} with its indexes. `;
  const rows = largest.map(({ table: name, bytes: size, rows: count }) =>
    row([name, bytes(size), count.toLocaleString('en')]),
  );
  const lines = terms.map(({ what, howLong }) => row([what, howLong]));
  return section(
    'What is kept',
    `${each}Rows are the database's own estimate.`,
    `${table(['table', 'size', 'rows'], rows)}
<details><summary>For how long</summary>${table(['', 'kept'], lines)}</details>`,
  );
}
