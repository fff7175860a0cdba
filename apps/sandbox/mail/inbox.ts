import type { Server } from 'node:net';
import type { Sandbox } from '../core/sandbox.ts';
import { readMessage, type ReadMail } from './read-message.ts';
import { smtpServer } from './smtp-listener.ts';

/** A mail in the inbox. All recipients share one inbox. */
export interface InboxMail extends ReadMail {
  at: string;
  recipients: string[];
}

/** The response to the next mail instead of accepting it. An empty response closes the connection. */
interface PlannedAnswer {
  answer: string;
  isTaken: boolean;
}

const KEPT = 200;

export function inboxOf({ world }: Pick<Sandbox, 'world'>): Map<string, InboxMail> {
  return world.collection<InboxMail>('mails');
}

/** Plans the response to the next mail. `isTaken` stores the mail anyway, like a server whose response is lost. */
export function planAnswer({ world }: Pick<Sandbox, 'world'>, answer: PlannedAnswer): void {
  const planned = world.collection<PlannedAnswer>('mail-answers');
  planned.set(`${performance.now()} ${planned.size}`, answer);
}

function takeAnswer({ world }: Pick<Sandbox, 'world'>): PlannedAnswer | undefined {
  const planned = world.collection<PlannedAnswer>('mail-answers');
  const [key] = planned.keys();
  const answer = key === undefined ? undefined : planned.get(key);
  if (key !== undefined) planned.delete(key);
  return answer;
}

/** The mail server of the sandbox, not listening yet. It stores the latest mails. */
export function mailServer(sandbox: Pick<Sandbox, 'world' | 'clock'>): Server {
  const inbox = inboxOf(sandbox);
  return smtpServer(({ to, message }) => {
    const other = takeAnswer(sandbox);
    if (other && !other.isTaken) return other.answer;
    const at = sandbox.clock.now().toISOString();
    inbox.set(`${at} ${inbox.size}`, { at, recipients: to, ...readMessage(message) });
    for (const key of [...inbox.keys()].slice(0, -KEPT)) inbox.delete(key);
    sandbox.world.changed();
    return other?.answer ?? '250 taken';
  });
}
