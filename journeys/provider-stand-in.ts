import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the provider answers a number: immediately, never, or with this status and body. */
export type Manner = 'takes' | 'hangs' | { status: number; body: string };

/** A provider that answers each number as configured, and records what it received. */
export interface ProviderStandIn {
  url: string;
  /** Returns the callback data of the messages that a number sent, in order. */
  handedOver: (numberId: string) => readonly string[];
  /** Returns how many of them it has answered. */
  answered: (numberId: string) => number;
  answer: (numberId: string, manner: Manner) => void;
  /** Answers all open requests, and hangs no longer. */
  release: () => void;
  close: () => Promise<void>;
}

/** Starts one on this machine. By default a number's messages are accepted immediately. */
export async function startProviderStandIn(): Promise<ProviderStandIn> {
  const manners = new Map<string, Manner>();
  const handed = new Map<string, string[]>();
  const answered = new Map<string, number>();
  let hanging: (() => void)[] = [];
  const server = createServer((request, response) => {
    // The stand-in can only accept messages.
    if (!request.url?.endsWith('/messages')) {
      answer(response, { status: 404, body: '{}' });
      return;
    }
    void (async () => {
      const body = await readBody(request);
      const numberId = request.url?.split('/').at(-2) ?? '';
      const notes = handed.get(numberId) ?? [];
      handed.set(numberId, notes);
      notes.push((JSON.parse(body) as { biz_opaque_callback_data: string }).biz_opaque_callback_data);
      response.on('finish', () => answered.set(numberId, (answered.get(numberId) ?? 0) + 1));
      const manner = manners.get(numberId) ?? 'takes';
      const take = () => answer(response, { status: 200, body: taken(`wamid.${numberId}.${notes.length}`) });
      if (manner === 'hangs') hanging.push(take);
      else if (manner === 'takes') take();
      else answer(response, manner);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    handedOver: (numberId) => handed.get(numberId) ?? [],
    answered: (numberId) => answered.get(numberId) ?? 0,
    answer: (numberId, manner) => void manners.set(numberId, manner),
    release() {
      for (const [numberId, manner] of manners) if (manner === 'hangs') manners.set(numberId, 'takes');
      for (const take of hanging) take();
      hanging = [];
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function taken(id: string): string {
  return JSON.stringify({ messaging_product: 'whatsapp', contacts: [], messages: [{ id }] });
}

function answer(response: ServerResponse, { status, body }: { status: number; body: string }): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body);
}
