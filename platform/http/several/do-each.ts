import type { Context } from '#platform/context.ts';
import { everySentenceFor } from '#platform/errors/every-sentence.ts';
import { isFault, refusalOf } from '../error-answer.ts';
import type { EachResult } from './each-result.ts';

/**
 * Does something with each row, one after the other, and reports those that were refused. `act` opens its own
 * transaction, so that a refused row takes no other along.
 */
export async function doEach(
  { log }: Pick<Context, 'log'>,
  ids: readonly string[],
  act: (id: string) => Promise<unknown>,
): Promise<EachResult> {
  const result: EachResult = { done: [], refused: [] };
  for (const id of new Set(ids)) {
    try {
      await act(id);
      result.done.push(id);
    } catch (error) {
      const { code } = refusalOf(error);
      if (isFault(code)) log.error({ err: error, id }, 'one of several rows failed');
      result.refused.push({ id, reason: everySentenceFor(code) });
    }
  }
  return result;
}
