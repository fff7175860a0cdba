import type { MessageState, StoredMessage } from '../whatsapp-account.ts';

/** A message that becomes `step` at `at`, in real milliseconds. */
export interface Due {
  at: number;
  message: StoredMessage;
  step: Exclude<MessageState, 'accepted' | 'received'>;
}

const SENT_AFTER_MS = 100;
const DELIVERED_AFTER_MS = 300;
/** How long a message is held. Meta takes minutes to hours to rate a template. */
const HELD_MS = 1500;
const TICK_MS = 50;

/** Holds accepted messages until they become sent, and then delivered or failed. */
export class StatusQueue {
  readonly #apply: (due: Due[]) => void;
  /** One queue for each delay, so that each queue is sorted by time. */
  #first: Due[] = [];
  #second: Due[] = [];
  #held: { at: number; message: StoredMessage; failsWith: number | null }[] = [];
  #timer: NodeJS.Timeout | null = null;

  constructor(apply: (due: Due[]) => void) {
    this.#apply = apply;
  }

  /** Adds a message. With `failsWith`, it will fail with this code. */
  follow(message: StoredMessage, failsWith: number | null): void {
    const now = Date.now();
    message.errorCode = failsWith;
    this.#first.push({ at: now + SENT_AFTER_MS, message, step: failsWith === null ? 'sent' : 'failed' });
    if (failsWith === null) this.#second.push({ at: now + DELIVERED_AFTER_MS, message, step: 'delivered' });
    this.#start();
  }

  /** Holds a message for a while before it goes on. */
  hold(message: StoredMessage, failsWith: number | null): void {
    this.#held.push({ at: Date.now() + HELD_MS, message, failsWith });
    this.#start();
  }

  forget(): void {
    this.#held = [];
    this.#first = [];
    this.#second = [];
  }

  #start(): void {
    if (this.#timer) return;
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
    this.#timer.unref();
  }

  #tick(): void {
    const now = Date.now();
    for (const { message, failsWith } of claimDue(this.#held, now)) this.follow(message, failsWith);
    const due = [...claimDue(this.#first, now), ...claimDue(this.#second, now)];
    if (due.length > 0) this.#apply(due);
    if (this.#first.length + this.#second.length + this.#held.length > 0 || !this.#timer) return;
    clearInterval(this.#timer);
    this.#timer = null;
  }
}

function claimDue<Waiting extends { at: number }>(queue: Waiting[], now: number): Waiting[] {
  const firstLater = queue.findIndex(({ at }) => at > now);
  return queue.splice(0, firstLater === -1 ? queue.length : firstLater);
}
