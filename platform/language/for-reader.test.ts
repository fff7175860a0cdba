import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { forReader } from './for-reader.ts';
import { currentReader, fill, writeCount } from './reader.ts';

const brazilian = { language: 'pt-BR', locale: 'pt-BR' } as const;
const people = { one: '{count} person', other: '{count} people' } as const;

it('uses the language of each task’s reader, even if tasks run concurrently', async () => {
  const write = async () => {
    await setImmediate();
    return `${currentReader().language} ${fill(people, { count: 12_500 })} ${writeCount(1e6)}`;
  };
  const written = await Promise.all([
    forReader(brazilian, write),
    write(),
    forReader({ language: 'de', locale: 'de' }, write),
  ]);
  expect(written).toEqual([
    'pt-BR 12.500 people 1.000.000',
    'en 12,500 people 1,000,000',
    'de 12.500 people 1.000.000',
  ]);
});
