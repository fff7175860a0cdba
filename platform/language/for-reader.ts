import { AsyncLocalStorage } from 'node:async_hooks';
import { findReaderWith, type Reader } from './reader.ts';

const reader = new AsyncLocalStorage<Reader>();
findReaderWith(() => reader.getStore());

/** Runs work, during which all texts are written for this reader, also after each `await`. */
export function forReader<Result>(who: Reader, work: () => Result): Result {
  return reader.run(who, work);
}
