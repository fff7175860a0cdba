import { expect, it } from 'vitest';
import { ShopQueue } from './shop-queue.ts';

it('runs shops concurrently up to the limit, and each shop’s work in order', async () => {
  const turns = new ShopQueue(2);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (shopId: number, name: string) =>
    turns.run(shopId, () => {
      started.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const all = [start(1, 'wren 1'), start(1, 'wren 2'), start(2, 'finch'), start(3, 'lark')];
  await turn();
  expect(started).toEqual(['wren 1', 'finch']);
  ends.get('finch')?.();
  await turn();
  expect(started).toEqual(['wren 1', 'finch', 'lark']);
  ends.get('wren 1')?.();
  await turn();
  expect(started).toEqual(['wren 1', 'finch', 'lark', 'wren 2']);
  for (const end of ends.values()) end();
  await Promise.all(all);
});

it('continues after failed work', async () => {
  const turns = new ShopQueue(1);
  const failed = turns.run(1, () => Promise.reject(new Error('held up')));
  const next = turns.run(1, () => Promise.resolve('stored'));
  await expect(failed).rejects.toThrow('held up');
  expect(await next).toBe('stored');
});
