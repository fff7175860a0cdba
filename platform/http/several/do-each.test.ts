import { expect, it, vi } from 'vitest';
import { AppError } from '#platform/errors/app-error.ts';
import { sentenceFor } from '#platform/errors/error-sentences.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { doEach } from './do-each.ts';

const ctx = { log: openLogger('silent', 'test') };

it('does each once, and reports the refused ones with their reasons', async () => {
  const act = vi.fn<(id: string) => Promise<void>>((id) => {
    if (id === 'gone') throw new AppError('NOT_FOUND');
    if (id === 'broken') throw new Error('connection reset');
    return Promise.resolve();
  });
  expect(await doEach(ctx, ['first', 'gone', 'first', 'broken', 'last'], (id) => act(id))).toEqual({
    done: ['first', 'last'],
    refused: [
      { id: 'gone', reason: sentenceFor('NOT_FOUND') },
      { id: 'broken', reason: sentenceFor('INTERNAL') },
    ],
  });
  expect(act).toHaveBeenCalledTimes(4);
});
