import { ASIDE_KINDS } from '../../rules/aside-kinds.ts';
import { TROUBLE_KINDS, type TroubleKind } from '../../rules/trouble-kinds.ts';
import type { Act } from '../audit-log.ts';
import type { Queues } from '../read-queues.ts';
import { bytes, escape, row, seconds, table, when } from './html.ts';
import type { Overview } from './read-overview.ts';
import { STYLE } from './style.ts';

interface Moment {
  /** What was done a moment ago, in words; null when nothing was. */
  said: string | null;
  now: Date;
}

/** The operator's page, whole. */
export function drawPage(overview: Overview, { said, now }: Moment): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Operator · Bellbird</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head><body>
<header><h1>Bellbird</h1><p>Operator · ${when(now)} · <a href="/operator">read again</a></p></header><main>
${said === null ? '' : `<p class="said" role="status">${escape(said)}</p>`}
${aside(overview.aside)}${trouble(overview.queues)}${stopped(overview)}${waiting(overview.queues)}
${workers(overview)}${kept(overview)}${acts(overview.acts)}
</main></body></html>`;
}

function section(title: string, about: string, body: string, tone = ''): string {
  return `<section class="${tone}"><h2>${escape(title)}</h2>${about && `<p>${escape(about)}</p>`}${body}</section>`;
}

function aside({ restored, kinds }: Overview['aside']): string {
  if (!restored) return '';
  const items = kinds.map(({ kind, count, shops }) =>
    decision({
      title: `${count} ${ASIDE_KINDS[kind]}`,
      about: shops > 0 ? `of ${shops} shop${shops === 1 ? '' : 's'}` : '',
      hidden: { what: 'aside', kind },
      choices: { release: 'Release', drop: 'Drop' },
    }),
  );
  const end = decision({
    title: 'Nothing is left to decide',
    about: 'From then on, what stores tell of the time before the restore is sent as anything else.',
    hidden: { what: 'endHolding' },
    choices: { end: 'End the holding' },
  });
  return section(
    'Restored from a backup',
    `The backup is of ${when(restored.backedUpAt)}, the restore of ${when(restored.restoredAt)}. What waited in it may have gone out in between, so it is held back: released, it goes out now, perhaps for the second time; dropped, it never does.`,
    items.length > 0 ? items.join('') : end,
    'warn',
  );
}

function trouble(queues: Queues): string {
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
      decision({
        title: `${TROUBLE_KINDS[kind].title}: ${counts[kind]}`,
        about: TROUBLE_KINDS[kind].about,
        hidden: { what: 'trouble', kind },
        choices: { again: kind === 'uncertain' ? 'Send again' : 'Try again', drop: 'Drop' },
      }),
    );
  if (items.length === 0) return section('What failed', 'Nothing waits for a person.', '', 'good');
  return section('What failed', '', items.join(''), 'warn');
}

interface Decision {
  title: string;
  about: string;
  hidden: Record<string, string>;
  /** What may be decided, each with the word on its button. */
  choices: Record<string, string>;
}

function decision({ title, about, hidden, choices }: Decision): string {
  const fields = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
  );
  const buttons = Object.entries(choices).map(
    ([value, word]) => `<button name="decision" value="${value}" class="${value}">${word}</button>`,
  );
  return `<form method="post" action="/operator"><div><strong>${escape(title)}</strong> <span>${escape(about)}</span></div>
${fields.join('')}<input name="note" required maxlength="500" placeholder="Why, for whoever reads it later" aria-label="Note">${buttons.join('')}</form>`;
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

function kept({ largest, bytesPerMessage, retention }: Overview): string {
  const months = retention.messageMonths === null ? 'for ever' : `for ${retention.messageMonths} months`;
  const each = bytesPerMessage === null ? '' : ` A message takes ${bytes(bytesPerMessage)} with its indexes.`;
  const rows = largest.map(({ table: name, bytes: size, rows: count }) =>
    row([name, bytes(size), count.toLocaleString('en')]),
  );
  return section(
    'What is kept',
    `Messages are kept ${months}, webhooks for ${retention.inboxDays} days.${each} Rows are the database's own estimate.`,
    table(['table', 'size', 'rows'], rows),
  );
}

function acts(done: readonly Act[]): string {
  if (done.length === 0) return section('What was done', 'Nothing yet.', '');
  const rows = done.map(({ at, who, shopId, action, note, count }) =>
    row([
      when(at),
      shopId === 0 ? who : `${who} of shop ${shopId}`,
      escape(action),
      String(count ?? ''),
      escape(note ?? ''),
    ]),
  );
  return section('What was done', '', table(['when', 'who', 'what', 'how many', 'note'], rows));
}
