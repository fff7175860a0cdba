import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { reservePorts } from '#tools/test-environment/reserve-ports.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

/** The files of deploy/proxy, with this test's ports and without TLS, and how each proxy is started. */
const PROXIES = {
  caddy: {
    file: 'Caddyfile',
    adapt: (text: string, port: number) =>
      `{\n\tadmin off\n\tauto_https off\n}\n${text.replace('bellbird.example.com', `http://:${port}`)}`,
    args: (file: string) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
  haproxy: {
    file: 'haproxy.cfg',
    adapt: (text: string, port: number) =>
      text
        .replace('    bind :80\n', '')
        .replace(/bind :443.*/, `bind 127.0.0.1:${port}`)
        .replace(/.*redirect scheme.*\n/, ''),
    args: (file: string) => ['-db', '-f', file],
  },
  nginx: {
    file: 'nginx.conf',
    adapt: (text: string, port: number) => {
      const site = text
        .replace(/server \{\n {4}listen 80;[\s\S]*?\n\}\n/, '')
        .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
        .replaceAll(/.*ssl_certificate.*\n/g, '');
      return `daemon off;\npid nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\nclient_body_temp_path body;\nproxy_temp_path proxy;\nfastcgi_temp_path fastcgi;\nuwsgi_temp_path uwsgi;\nscgi_temp_path scgi;\n${site}}\n`;
    },
    args: (file: string) => ['-p', path.dirname(file), '-c', file],
  },
};
const IN_A_ROW = 20;

const cleanUps: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

describe.each(Object.entries(PROXIES))('%s', (name, { file, adapt, args }) => {
  const isHere = spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;

  it.skipIf(!isHere)('loses no request while the APIs are replaced one by one', async () => {
    const [port = 0, ...apiPorts] = await reservePorts(3);
    const apis = await Promise.all(apiPorts.map(startApi));
    const [first = 0, second = 0] = apiPorts;
    const text = readFileSync(`deploy/proxy/${file}`, 'utf8')
      .replace('127.0.0.1:3000', `127.0.0.1:${first}`)
      .replace('127.0.0.1:3001', `127.0.0.1:${second}`);
    startProxy(name, adapt(text, port), args);
    const url = `http://127.0.0.1:${port}/`;
    await waitFor('the proxy to answer', async () => (await fetch(url).catch(() => null))?.status === 200);

    const seen = new Set<number>();
    await waitFor('both APIs to answer', async () => (seen.add(await answeredBy(url)), seen.size === 2));
    for (const api of apis) {
      api.isReady = false;
      // nginx does not check readiness. It keeps sending requests to a draining API, which still answers them.
      if (name !== 'nginx') await untilOnly(url, (answering) => answering !== api.port);
      await api.close();
      await untilOnly(url, (answering) => answering !== api.port);
      await api.open();
      await waitFor('it to answer again', async () => (await answeredBy(url)) === api.port);
    }
  });
});

interface Api {
  port: number;
  isReady: boolean;
  open: () => Promise<void>;
  close: () => Promise<void>;
}

/** A stand-in for an API. It answers with its port, even while it drains. */
async function startApi(port: number): Promise<Api> {
  let server: Server;
  const api: Api = {
    port,
    isReady: true,
    async open() {
      api.isReady = true;
      server = createServer(({ url, headers }, response) => {
        if (url === '/health/ready') return response.writeHead(api.isReady ? 200 : 503).end();
        const { host, 'x-forwarded-for': address } = headers;
        return response.end(JSON.stringify({ port, host, address }));
      });
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      await closed;
    },
  };
  await api.open();
  cleanUps.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return api;
}

function startProxy(name: string, config: string, args: (file: string) => string[]): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'bellbird-proxy-'));
  const file = path.join(folder, 'proxy.conf');
  writeFileSync(file, config);
  const env = { ...process.env, HOME: folder };
  const child: ChildProcess = spawn(name, args(file), { stdio: 'inherit', env });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  cleanUps.push(async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  });
}

/** Returns which API answers a request through the proxy. Throws if none does, or if a caller can fake another address. */
async function answeredBy(url: string): Promise<number> {
  const answer = await fetch(url, { headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(answer.status).toBe(200);
  const { port, host, address } = (await answer.json()) as { port: number; host: string; address: string };
  expect(url).toContain(host.split(':')[0]);
  expect(address).toBe('127.0.0.1');
  return port;
}

async function untilOnly(url: string, isRight: (port: number) => boolean): Promise<void> {
  let inARow = 0;
  await waitFor('the other to answer alone', async () => {
    inARow = isRight(await answeredBy(url)) ? inARow + 1 : 0;
    return inARow >= IN_A_ROW;
  });
}
