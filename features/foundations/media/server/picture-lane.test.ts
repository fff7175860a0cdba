import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, expect, it } from 'vitest';
import { noisePng } from '#platform/testing/noise-png.ts';
import { PictureLane } from './picture-lane.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bellbird-lane-'));
const opened: PictureLane[] = [];
afterEach(() => Promise.all(opened.map((lane) => lane.stop())));
afterAll(() => rmSync(folder, { recursive: true }));

function openLane(limits: Partial<{ mostPixels: number; mostWorkMs: number }> = {}): PictureLane {
  const lane = new PictureLane({ mostPixels: 40_000_000, mostWorkMs: 5000, ...limits });
  opened.push(lane);
  return lane;
}

function fileOf(content: Buffer): { path: string; format: 'png' } {
  const place = path.join(folder, 'received');
  writeFileSync(place, content);
  return { path: place, format: 'png' };
}

const wanted = () => new AbortController().signal;
const small = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#556b4f' } })
  .png()
  .toBuffer();

it('kills its process if a picture takes too much work, and encodes the next in a new one', async () => {
  const lane = openLane({ mostWorkMs: 100 });
  const process = lane.start();
  expect(await lane.draw(fileOf(noisePng(3000, 3000)), wanted())).toMatchObject({ kind: 'tooMuchWork' });
  expect(process.signalCode).toBe('SIGKILL');
  const next = await lane.draw(fileOf(small), wanted());
  expect(next).toMatchObject({ kind: 'drawn', image: { format: 'png', width: 8, height: 8 } });
});

it('kills its process if the picture is no longer wanted', async () => {
  const lane = openLane();
  const process = lane.start();
  const left = new AbortController();
  const answer = lane.draw(fileOf(noisePng(3000, 3000)), left.signal);
  left.abort();
  expect(await answer).toMatchObject({ kind: 'cancelled' });
  expect(process.signalCode).toBe('SIGKILL');
});

it('reports a lost process, and continues with a new one', async () => {
  const lane = openLane();
  const process = lane.start();
  const answer = lane.draw(fileOf(noisePng(3000, 3000)), wanted());
  process.kill('SIGKILL');
  expect(await answer).toMatchObject({ kind: 'lost' });
  expect(await lane.draw(fileOf(small), wanted())).toMatchObject({ kind: 'drawn' });
});

it('checks the size before it unpacks the picture, and keeps its process', async () => {
  const lane = openLane({ mostPixels: 63 });
  const process = lane.start();
  expect(await lane.draw(fileOf(small), wanted())).toMatchObject({ kind: 'tooManyPixels' });
  expect(process.signalCode).toBeNull();
  await lane.stop();
  expect(process.signalCode).toBe('SIGKILL');
});
