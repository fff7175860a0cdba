import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import type { Sandbox } from '../core/sandbox.ts';
import { messengerAccount } from '../messenger/messenger-account.ts';
import { sendInbound } from '../whatsapp/inbound/send-inbound.ts';
import { setPreference } from '../whatsapp/inbound/set-preference.ts';
import { whatsAppAccount } from '../whatsapp/open-account.ts';
import { whatsAppNumberOf } from '../whatsapp/user-id.ts';
import { markRead } from '../whatsapp/webhooks/apply-statuses.ts';
import { registerMessengerPhone } from './messenger-phone-routes.ts';
import { registerParts } from './part-routes.ts';
import type { ThreadList } from './phone-thread.ts';
import { connectedPages, listMessengerThreads } from './read-messenger-threads.ts';
import { listThreads, readThread } from './read-threads.ts';

const Text = z.object({ text: z.string().trim().min(1).max(4096) });
const Tap = z.object({ messageId: z.string(), payload: z.string().min(1), title: z.string().min(1) });
const Preference = z.object({ value: z.enum(['stop', 'resume']) });

interface ByNumber {
  Params: { number: string };
}

/** The phone page's calls, under `/phone`. */
export async function registerPhone(
  server: FastifyInstance,
  { sandbox }: { sandbox: Sandbox },
): Promise<void> {
  const account = whatsAppAccount(sandbox);
  server.setErrorHandler((error, _request, reply) =>
    error instanceof z.ZodError
      ? reply.code(422).send({ message: z.prettifyError(error) })
      : reply.send(error),
  );

  const messenger = messengerAccount(sandbox);
  server.get('/threads', (): ThreadList => {
    const { threads, now } = listThreads(account);
    const all = [...threads, ...listMessengerThreads(messenger)];
    return {
      threads: all.toSorted((one, other) => other.lastAt - one.lastAt),
      pages: connectedPages(messenger),
      now,
    };
  });
  registerMessengerPhone(server, sandbox);
  server.get<ByNumber>('/threads/:number', ({ params }) => readThread(account, params.number));
  const streams = new Set<FastifyReply>();
  server.get('/changes', (_request, reply) => streamChanges([account, messenger], streams, reply));
  // An open page must not keep the sandbox from stopping.
  server.addHook('preClose', (done) => {
    for (const reply of streams) reply.raw.end();
    done();
  });
  server.post<ByNumber>('/threads/:number/read', ({ params }) => ({
    read: markRead(account, whatsAppNumberOf(params.number)),
  }));
  server.post<ByNumber>('/threads/:number/text', ({ params, body }) => {
    sendInbound(sandbox, { from: params.number, text: Text.parse(body).text });
    return readThread(account, params.number);
  });
  server.post<ByNumber>('/threads/:number/tap', ({ params, body }) => {
    const { messageId, payload, title } = Tap.parse(body);
    sendInbound(sandbox, {
      from: params.number,
      buttonPayload: payload,
      buttonTitle: title,
      contextId: messageId,
    });
    return readThread(account, params.number);
  });
  registerParts(server, account);
  server.post<ByNumber>('/threads/:number/preference', ({ params, body }) => {
    setPreference(account, params.number, Preference.parse(body).value);
    return readThread(account, params.number);
  });
}

/** Under load a page needs to know that messages changed, but not how often. */
const TELL_EVERY_MS = 200;

/** Sends server-sent events: `change` whenever messages changed. */
function streamChanges(
  watched: readonly { listeners: Set<() => void> }[],
  streams: Set<FastifyReply>,
  reply: FastifyReply,
): void {
  reply.hijack();
  streams.add(reply);
  reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  reply.raw.write('event: change\ndata: {}\n\n');
  let timer: NodeJS.Timeout | null = null;
  const listener = (): void => {
    timer ??= setTimeout(() => {
      timer = null;
      reply.raw.write('event: change\ndata: {}\n\n');
    }, TELL_EVERY_MS);
  };
  for (const { listeners } of watched) listeners.add(listener);
  reply.raw.on('close', () => {
    streams.delete(reply);
    for (const { listeners } of watched) listeners.delete(listener);
    if (timer) clearTimeout(timer);
  });
}
