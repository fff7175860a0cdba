/** One call between the product and a pretend provider, as the control panel lists it. */
export interface Exchange {
  id: number;
  at: string;
  partner: 'shopify' | 'whatsapp' | 'messenger';
  /** `in`: the product called us. `out`: we sent the product a webhook. */
  direction: 'in' | 'out';
  summary: string;
  /** The HTTP status of the response; null while a webhook could not be delivered. */
  status: number | null;
  request: unknown;
  answer: unknown;
}

const KEPT = 500;

/** The latest exchanges, newest first. */
export class ExchangeLog {
  #nextId = 1;
  #exchanges: Exchange[] = [];

  add(exchange: Omit<Exchange, 'id'>): void {
    this.#exchanges.unshift({ id: this.#nextId++, ...exchange });
    if (this.#exchanges.length > KEPT) this.#exchanges.length = KEPT;
  }

  list(): readonly Exchange[] {
    return this.#exchanges;
  }
}
