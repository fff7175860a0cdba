import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';
import type { ExchangeLog } from './exchange-log.ts';
import type { Misbehaviour, MisbehaviourPlan } from './misbehaviour.ts';
import type { SandboxClock } from './sandbox-clock.ts';

export interface Webhook {
  partner: Misbehaviour['partner'];
  /** A short description for the log, for example `checkouts/update`. */
  summary: string;
  url: string;
  headers: Record<string, string>;
  /** The exact bytes that were signed. */
  body: string;
}

/** Shopify counts a webhook as failed without a response within 5 s. Meta's limit is similar. */
const ANSWER_TIMEOUT_MS = 5000;
/** The pauses between tries. Real providers repeat for hours or days, but a demo should show it within seconds. */
const RETRY_DELAYS_MS = [500, 1000, 2000, 4000, 8000, 15_000, 30_000];
const LONGEST_RETRY_DELAY_MS = 60_000;
/** About an hour of tries, so that a product that responds slowly still gets thousands of repeated webhooks. */
const MOST_TRIES = 70;
/** The maximum of parallel connections. Webhooks that were held back arrive gradually, as from the providers. */
const CONNECTIONS_AT_ONCE = 512;

const CLOCK_POLL_MS = 100;

/** Delivers signed webhooks to the product, in the background, with retries and planned misbehaviour. */
export class WebhookSender {
  readonly #log: ExchangeLog;
  readonly #plan: MisbehaviourPlan;
  readonly #clock: SandboxClock;
  readonly #pending = new Set<Promise<void>>();
  readonly #agent = new Agent({ connections: CONNECTIONS_AT_ONCE });
  #held: Webhook[] = [];
  #heldBack = 0;
  #isClosed = false;

  constructor(log: ExchangeLog, plan: MisbehaviourPlan, clock: SandboxClock) {
    this.#log = log;
    this.#plan = plan;
    this.#clock = clock;
  }

  /** The number of webhooks that wait for the world's clock before they are repeated. */
  get heldBack(): number {
    return this.#heldBack;
  }

  /** Sends one webhook and returns immediately. */
  send(webhook: Webhook): void {
    if (this.#isClosed) return;
    if (this.#plan.claim(webhook.partner, 'webhooksLost')) return;
    if (this.#plan.claim(webhook.partner, 'webhooksShuffled')) {
      // Held until the next webhook is sent, so that the two arrive in the wrong order.
      this.#held.push(webhook);
      return;
    }
    const late = this.#plan.claim(webhook.partner, 'webhooksLate');
    const copies = this.#plan.claim(webhook.partner, 'webhooksTwice') ? 2 : 1;
    for (let copy = 0; copy < copies; copy += 1) this.#track(this.#deliver(webhook, late?.delayMs ?? 0));
    const held = this.#held;
    this.#held = [];
    for (const one of held) this.#track(this.#deliver(one, 200));
  }

  /** Resolves when every webhook sent so far was answered or given up. */
  async settled(): Promise<void> {
    while (this.#pending.size > 0) await Promise.all(this.#pending);
  }

  /** Stops sending. Undelivered webhooks are lost, as when a process ends. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#agent.destroy();
  }

  #track(delivery: Promise<void>): void {
    this.#pending.add(delivery);
    void delivery.finally(() => this.#pending.delete(delivery));
  }

  async #deliver(webhook: Webhook, delayMs: number): Promise<void> {
    if (delayMs > 0) await wait(delayMs, undefined, { ref: false });
    for (let tries = 0; tries < MOST_TRIES && !this.#isClosed; tries += 1) {
      const status = await this.#post(webhook);
      if (status !== null && status >= 200 && status < 300) return;
      const heldBack = this.#plan.claim(webhook.partner, 'webhooksHeldBack');
      if (heldBack) await this.#holdBack(heldBack.delayMs);
      await wait(RETRY_DELAYS_MS[tries] ?? LONGEST_RETRY_DELAY_MS, undefined, { ref: false });
    }
  }

  /** Waits until the world's clock has moved forward by this much. */
  async #holdBack(delayMs: number): Promise<void> {
    const untilMs = this.#clock.now().getTime() + delayMs;
    this.#heldBack += 1;
    while (this.#clock.now().getTime() < untilMs && !this.#isClosed)
      await wait(CLOCK_POLL_MS, undefined, { ref: false });
    this.#heldBack -= 1;
  }

  async #post(webhook: Webhook): Promise<number | null> {
    const { partner, summary, url, headers, body } = webhook;
    const exchange = { at: this.#clock.now().toISOString(), partner, direction: 'out', summary } as const;
    try {
      const answer = await request(url, {
        dispatcher: this.#agent,
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
        headersTimeout: ANSWER_TIMEOUT_MS,
        bodyTimeout: ANSWER_TIMEOUT_MS,
      });
      const text = await answer.body.text();
      this.#log.add({ ...exchange, status: answer.statusCode, request: body, answer: text });
      return answer.statusCode;
    } catch (error) {
      this.#log.add({ ...exchange, status: null, request: body, answer: String(error) });
      return null;
    }
  }
}
