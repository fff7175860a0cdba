import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Sandbox } from '../core/sandbox.ts';
import { setBlocked, tapButton, tapGetStarted, writeToPage } from '../messenger/act-as-person.ts';
import { messengerAccount } from '../messenger/messenger-account.ts';
import { readThreadOf } from '../messenger/notify-receipts.ts';
import { psidOf } from '../messenger/person-id.ts';
import { readMessengerThread } from './read-messenger-threads.ts';

const Text = z.object({ text: z.string().trim().min(1).max(2000) });
const Tap = z.object({ payload: z.string().min(1), title: z.string().min(1) });
const Block = z.object({ hasBlocked: z.boolean() });

interface OnThread {
  Params: { pageId: string; number: string };
}

/** The phone page's calls for Messenger, under `/phone/messenger`. */
export function registerMessengerPhone(server: FastifyInstance, sandbox: Sandbox): void {
  const account = messengerAccount(sandbox);
  const path = '/messenger/:pageId/:number';
  const chatOf = ({ pageId, number }: OnThread['Params']) => ({ pageId, psid: psidOf(pageId, number) });
  const read = ({ pageId, number }: OnThread['Params']) => readMessengerThread(account, pageId, number);
  const act = (name: string, run: (chat: ReturnType<typeof chatOf>, body: unknown) => unknown) =>
    server.post<OnThread>(`${path}/${name}`, ({ params, body }) => {
      run(chatOf(params), body);
      return read(params);
    });

  server.get<OnThread>(path, ({ params }) => read(params));
  act('start', (chat) => tapGetStarted(account, chat));
  act('text', (chat, body) => writeToPage(account, chat, Text.parse(body)));
  act('quick', (chat, body) => {
    const { payload, title } = Tap.parse(body);
    writeToPage(account, chat, { text: title, quickReplyPayload: payload });
  });
  act('tap', (chat, body) => tapButton(account, chat, Tap.parse(body)));
  act('read', ({ pageId, psid }) => readThreadOf(account, pageId, psid));
  act('block', (chat, body) => setBlocked(account, chat, Block.parse(body).hasBlocked));
}
