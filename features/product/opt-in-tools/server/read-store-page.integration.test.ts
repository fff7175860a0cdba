import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isOwnAddress, isPublicAddress } from '#platform/http-client/address-range.ts';
import { readStoreSheets } from './read-store-page.ts';

let store: Server;
let port: number;
const asked: string[] = [];
beforeAll(async () => {
  store = createServer(({ url = '' }, answer) => {
    asked.push(url);
    if (url === '/moved') return answer.writeHead(302, { location: '/' }).end();
    if (url === '/theme.css') return answer.end('body{color:#123456}');
    answer.end('<style>a{color:red}</style><link rel="stylesheet" href="/theme.css">');
  });
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  port = (store.address() as AddressInfo).port;
});
afterAll(() => store.close());

it('reads the style sheets of a page, also after a redirect', async () => {
  const sheets = await readStoreSheets(`http://127.0.0.1:${port}/moved`, isOwnAddress);
  expect(sheets).toEqual(['a{color:red}', 'body{color:#123456}']);
});

it.each(['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433'])(
  'requests nothing from %s, which is not a public address',
  async (host) => {
    asked.length = 0;
    await expect(readStoreSheets(`http://${host}:${port}/`, isPublicAddress)).rejects.toThrow(
      'may not be asked',
    );
    expect(asked).toEqual([]);
  },
);
