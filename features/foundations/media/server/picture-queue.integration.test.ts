import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { noisePng } from '#platform/testing/noise-png.ts';
import { refusal, type Answer } from '#tools/test-environment/open-server.ts';
import { openUploadClient, stored, type UploadClient } from '#tools/test-environment/upload-client.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

let client: UploadClient;
beforeAll(async () => {
  client = await openUploadClient();
});
afterAll(() => client.close());
beforeEach(() => client.server.rows('delete from media'));

it('encodes another shop’s picture while large ones wait, and stops when their client leaves', async () => {
  const neighbour = await client.openNeighbour('neighbour.myshopify.com');
  const left = new AbortController();
  const scan = noisePng(6000, 5200);
  let answered = 0;
  const large = Array.from({ length: 8 }, async () => {
    const answer = await client.upload({ content: scan, name: 'scan.png', signal: left.signal });
    answered += 1;
    return answer;
  });
  const allSettled = Promise.allSettled(large);
  await waitFor('eight uploads', async () => client.incoming().length === 8);
  expect(refusal(await client.upload({ content: client.picture }))).toEqual({
    status: 429,
    code: 'TOO_MANY_REQUESTS',
  });
  stored(await client.upload({ content: client.picture, ...neighbour }));
  expect(answered).toBeLessThan(8);
  expect(stored(await Promise.race(large))).toMatchObject({ name: 'scan.png', width: 6000, height: 5200 });
  left.abort();
  await allSettled;
  await waitFor('an empty folder', async () => client.incoming().length === 0);
  expect(answered).toBeLessThan(8);
  stored(await client.upload({ content: client.picture }));
});

it('refuses only the shop whose recent uploads caused too much work', async () => {
  const busy = await client.openNeighbour('busy.myshopify.com');
  const answers: Answer[] = [];
  const refused = () => answers.find(({ status }) => status === 429);
  while (!refused() && answers.length < 600) {
    const five = [1, 2, 3, 4, 5].map(() => client.upload({ content: '', ...busy }));
    answers.push(...(await Promise.all(five)));
  }
  expect(answers.slice(0, 100).map(({ status }) => status)).not.toContain(429);
  expect(refused() && refusal(refused() as Answer)).toEqual({ status: 429, code: 'TOO_MANY_REQUESTS' });
  stored(await client.upload({ content: client.picture }));
});
