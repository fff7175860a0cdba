import { expect, it } from 'vitest';
import type { Tx } from '../database.ts';
import { BatchedCall, BatchedRead, eachApart, endBatch, startBatch } from './batched-call.ts';

/** These tests query no database. The transaction only identifies the batch. */
const newTx = () => ({}) as Tx;

it('merges concurrent requests into one call, and answers each caller', async () => {
  const calls: number[][] = [];
  const call = new BatchedCall<number, number>((_tx, asked) => {
    calls.push([...asked]);
    return Promise.resolve(asked.map((one) => one * 10));
  });
  const tx = newTx();
  startBatch(tx);
  expect(await Promise.all([call.of(tx, 1), call.of(tx, 2), call.of(tx, 2)])).toEqual([10, 20, 20]);
  expect(await call.of(tx, 3)).toBe(30);
  endBatch(tx);
  expect(await Promise.all([call.of(tx, 4), call.of(tx, 5)])).toEqual([40, 50]);
  expect(calls).toEqual([[1, 2, 2], [3], [4], [5]]);
});

it('keeps two transactions apart', async () => {
  const calls: number[][] = [];
  const call = new BatchedCall<number, number>((_tx, asked) => {
    calls.push([...asked]);
    return Promise.resolve(asked);
  });
  const [one, other] = [newTx(), newTx()];
  startBatch(one);
  startBatch(other);
  await Promise.all([call.of(one, 1), call.of(other, 2)]);
  expect(calls).toEqual([[1], [2]]);
});

it('fails only the requests that shared a failed call', async () => {
  const call = new BatchedCall<number, number>((_tx, asked) =>
    asked.includes(13) ? Promise.reject(new Error('unlucky')) : Promise.resolve(asked),
  );
  const tx = newTx();
  startBatch(tx);
  const ended = await Promise.allSettled([call.of(tx, 1), call.of(tx, 13)]);
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await call.of(tx, 1)).toBe(1);
});

it('rejects a call that does not answer every request', async () => {
  const call = new BatchedCall<number, number>(() => Promise.resolve([]));
  const tx = newTx();
  await expect(call.of(tx, 1)).rejects.toThrow('answer each');
  startBatch(tx);
  await expect(call.of(tx, 1)).rejects.toThrow('answer each');
});

it('reads a key once in each batch', async () => {
  let reads = 0;
  const read = new BatchedRead<{ id: number }, number>(
    ({ id }) => String(id),
    eachApart((_tx, { id }) => {
      reads += 1;
      return Promise.resolve(id + reads * 100);
    }),
  );
  const tx = newTx();
  startBatch(tx);
  expect(await Promise.all([read.of(tx, { id: 1 }), read.of(tx, { id: 1 })])).toEqual([101, 101]);
  expect(await read.of(tx, { id: 1 })).toBe(101);
  startBatch(tx);
  expect(await read.of(tx, { id: 1 })).toBe(201);
  endBatch(tx);
  expect(await read.of(tx, { id: 1 })).toBe(301);
  expect(await read.of(tx, { id: 1 })).toBe(401);
});
