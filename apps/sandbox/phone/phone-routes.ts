import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import type { Sandbox } from '../core/sandbox.ts';
import { messengerAccount } from '../messenger/messenger-account.ts';
import { sendInbound } from '../whatsapp/inbound/send-inbound.ts';
import { setPreference } from '../whatsapp/inbound/set-preference.ts';
import { whatsAppAccount } from '../whatsapp/open-account.ts';
import { markRead } from '../whatsapp/webhooks/apply-statuses.ts';
import { registerMessengerPhone } from './messenger-phone-routes.ts';
import { registerParts } from './part-routes.ts';
import type { ThreadList } from './phone-thread.ts';
import { connectedPages, listMessengerThreads } from './read-messenger-threads.ts';
import { listThreads, messagesOf, readThread, sidesOf, type OfChat } from './read-threads.ts';

const Text = z.object({ text: z.string().trim().min(1).max(4096) });
const Tap = z.object({ messageId: z.string(), payload: z.string().min(1), title: z.string().min(1) });
const Preference = z.object({ value: z.enum(['stop', 'resume']) });

/** What the phone page reads and does, under `/phone`. */
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
  server.get<OfChat>('/threads/:number', (request) => readThread(account, sidesOf(request)));
  const streams = new Set<FastifyReply>();
  server.get('/changes', (_request, reply) => streamChanges([account, messenger], streams, reply));
  // An open page must not keep the sandbox from stopping.
  server.addHook('preClose', (done) => {
    for (const reply of streams) reply.raw.end();
    done();
  });
  server.post<OfChat>('/threads/:number/read', (request) => ({
    read: markRead(account, messagesOf(account, sidesOf(request))),
  }));
  server.post<OfChat>('/threads/:number/text', (request) => {
    const sides = sidesOf(request);
    const { text } = Text.parse(request.body);
    sendInbound(sandbox, { from: sides.number, businessId: sides.businessId, text });
    return readThread(account, sides);
  });
  server.post<OfChat>('/threads/:number/tap', (request) => {
    const sides = sidesOf(request);
    const { messageId, payload, title } = Tap.parse(request.body);
    sendInbound(sandbox, {
      from: sides.number,
      businessId: sides.businessId,
      buttonPayload: payload,
      buttonTitle: title,
      contextId: messageId,
    });
    return readThread(account, sides);
  });
  registerParts(server, account);
  server.post<OfChat>('/threads/:number/preference', (request) => {
    const sides = sidesOf(request);
    setPreference(account, sides, Preference.parse(request.body).value);
    return readThread(account, sides);
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
