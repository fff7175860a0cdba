import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

const POLL_INTERVAL_MS = 200;
const CHECK_TIMEOUT_MS = 3000;

/** The proxy in front of the APIs. It forwards each request once, to the ready APIs in turn. */
export interface FrontProxy {
  /** The number of requests that could not be forwarded or were cut off. */
  broken: () => number;
  close: () => Promise<void>;
}

/** `apis` is called for each check, because APIs start and stop. */
export async function openFrontProxy(port: number, apis: () => readonly string[]): Promise<FrontProxy> {
  const agent = new Agent({ keepAlive: true });
  let ready: readonly string[] = [];
  let broken = 0;
  let turn = 0;
  const server = createServer((asked, answer) => {
    const target = ready[turn++ % ready.length];
    const refuse = () => {
      broken += 1;
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
    };
    if (target === undefined) return refuse();
    pass(asked, answer, { target, agent, refuse });
  });
  const look = async () => {
    const found = await Promise.all(apis().map(async (api) => ((await isReady(api)) ? [api] : [])));
    ready = found.flat();
  };
  const looking = setInterval(() => void look(), POLL_INTERVAL_MS);
  await new Promise<void>((resolve) => server.listen({ port, host: '127.0.0.1' }, resolve));
  return {
    broken: () => broken,
    close: () => {
      clearInterval(looking);
      agent.destroy();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

interface Way {
  target: string;
  agent: Agent;
  refuse: () => void;
}

function pass(asked: IncomingMessage, answer: ServerResponse, { target, agent, refuse }: Way): void {
  const { method, url = '/', headers } = asked;
  const passed = request(`${target}${url}`, { method, headers, agent }, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers);
    given.once('error', refuse);
    given.pipe(answer);
  });
  passed.once('error', refuse);
  asked.pipe(passed);
}

async function isReady(api: string): Promise<boolean> {
  try {
    const response = await fetch(`${api}/health/ready`, { signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
