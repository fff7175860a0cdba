import type { Channel } from '#platform/channel/channel.ts';
import type { Context } from '#platform/context.ts';
import type { Brake } from '#platform/loop/brake.ts';
import { startLoop, type Loop } from '#platform/loop/loop.ts';
import type { StepListener } from '../steps-api.ts';
import { AnswerBatcher } from './answer-batcher.ts';
import type { ChannelPort } from './channel-port.ts';
import { ClaimRounds } from './claim-rounds.ts';
import { ClaimedQueue } from './claimed-queue.ts';
import { InFlightJournal, journalFolder, type MessageInClaim } from './in-flight-journal.ts';
import { SendOne } from './send-one.ts';

/** How often the loop runs if nothing wakes it. Usually the poll for due work wakes it earlier. */
const IDLE_MS = 30_000;

/** What a worker has sent so far, and what is in flight. */
export interface DispatchFigures {
  /** Handed to a provider that has not answered yet. */
  inFlight: number;
  /** How many messages ended in which way. */
  endings: Readonly<Record<string, number>>;
}

/** Sends what is due: claims batches for each sender, checks the gate, renders, sends, and writes the answers back. */
export class Dispatcher {
  readonly #ctx: Context;
  readonly #answers: AnswerBatcher;
  readonly #journal: InFlightJournal | null;
  readonly #queue: ClaimedQueue;
  readonly #rounds: ClaimRounds;
  #loop: Loop | null = null;

  constructor(
    ctx: Context,
    ports: Partial<Record<Channel, ChannelPort>>,
    workerId: string,
    steps: StepListener | null = null,
  ) {
    this.#ctx = ctx;
    this.#journal = InFlightJournal.open(journalFolder(ctx.settings), workerId, ctx.log);
    const settled = (message: MessageInClaim) => this.#journal?.settled(message);
    this.#answers = new AnswerBatcher(ctx.pool, ctx.clock, ctx.log, settled, steps);
    this.#queue = new ClaimedQueue(ctx, this.#answers, new SendOne(ctx, ports, this.#journal), (senderId) => {
      this.#rounds.recordCapacity(senderId);
    });
    this.#rounds = new ClaimRounds(ctx, workerId, { answers: this.#answers, queue: this.#queue });
  }

  start(brake: Brake): void {
    this.#loop = startLoop(this.#ctx.log, 'dispatch', IDLE_MS, () => this.#rounds.run(), { brake });
  }

  get figures(): DispatchFigures {
    return { inFlight: this.#queue.running, endings: this.#answers.endings };
  }

  wake(): void {
    this.#loop?.wake();
  }

  /** Stops claiming, puts back messages that were not started, and waits for the answers to the started ones. */
  async stop(): Promise<void> {
    await this.#loop?.stop();
    await this.#rounds.settled();
    await this.#queue.end();
    await this.#answers.written();
    this.#journal?.close();
  }
}
