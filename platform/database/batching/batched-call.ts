import type { Tx } from '../database.ts';

/** The current batch of a transaction. Results live as long as this object. */
const batches = new WeakMap<Tx, object>();

/** Starts a batch: from now on `BatchedCall` and `BatchedRead` combine concurrent calls of this transaction. */
export function startBatch(tx: Tx): void {
  batches.set(tx, {});
}

export function endBatch(tx: Tx): void {
  batches.delete(tx);
}

interface Waiting<Asked, Answer> {
  asked: Asked;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/** The answers are in the order of the requests. */
type CallMany<Asked, Answer> = (tx: Tx, asked: readonly Asked[]) => Promise<readonly Answer[]>;

/**
 * A statement that can handle many requests together. Callers make one request each. In a batch, one call handles all
 * requests of the same turn of the event loop. Outside a batch, each request is a separate call.
 */
export class BatchedCall<Asked, Answer> {
  readonly #callMany: CallMany<Asked, Answer>;
  readonly #waiting = new WeakMap<object, Waiting<Asked, Answer>[]>();

  constructor(callMany: CallMany<Asked, Answer>) {
    this.#callMany = callMany;
  }

  async of(tx: Tx, asked: Asked): Promise<Answer> {
    const batch = batches.get(tx);
    if (!batch) return firstOf(await this.#callMany(tx, [asked]));
    return new Promise((resolve, reject) => {
      const waiting = this.#waiting.get(batch) ?? [];
      waiting.push({ asked, resolve, reject });
      if (waiting.length > 1) return;
      this.#waiting.set(batch, waiting);
      setImmediate(() => void this.#answer(tx, batch));
    });
  }

  async #answer(tx: Tx, batch: object): Promise<void> {
    const waiting = this.#waiting.get(batch) ?? [];
    this.#waiting.delete(batch);
    try {
      const all = waiting.map(({ asked }) => asked);
      const answers = await this.#callMany(tx, all);
      if (answers.length !== all.length) throw new Error('A batched call has to answer each of its callers.');
      for (const [nth, { resolve }] of waiting.entries()) resolve(answers[nth] as Answer);
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    }
  }
}

/** A `BatchedCall` that reads. Within a batch the same key is read once. */
export class BatchedRead<Key, Found> {
  readonly #call: BatchedCall<Key, Found>;
  readonly #nameOf: (key: Key) => string;
  readonly #known = new WeakMap<object, Map<string, Promise<Found>>>();

  /** `nameOf`: two keys with the same name are the same. */
  constructor(nameOf: (key: Key) => string, readMany: CallMany<Key, Found>) {
    this.#nameOf = nameOf;
    this.#call = new BatchedCall(readMany);
  }

  of(tx: Tx, key: Key): Promise<Found> {
    const batch = batches.get(tx);
    if (!batch) return this.#call.of(tx, key);
    const known = this.#known.get(batch) ?? new Map<string, Promise<Found>>();
    this.#known.set(batch, known);
    const name = this.#nameOf(key);
    const found = known.get(name) ?? this.#call.of(tx, key);
    known.set(name, found);
    return found;
  }
}

/** For a `BatchedRead` that has no statement for many keys: reads one key after another. */
export function eachApart<Key, Found>(read: (tx: Tx, key: Key) => Promise<Found>): CallMany<Key, Found> {
  return async (tx, keys) => {
    const found: Found[] = [];
    for (const key of keys) found.push(await read(tx, key));
    return found;
  };
}

function firstOf<Answer>(answers: readonly Answer[]): Answer {
  if (answers.length !== 1) throw new Error('A batched call has to answer each of its callers.');
  return answers[0] as Answer;
}
