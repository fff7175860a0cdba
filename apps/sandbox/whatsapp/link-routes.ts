import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../core/sandbox.ts';
import { askWhosePhone } from '../pages/ask-whose-phone.ts';
import { plainPage } from '../pages/plain-page.ts';
import { readForms } from '../shopify/read-form.ts';
import { sendInbound } from './inbound/send-inbound.ts';
import { numbersOf } from './number/numbers.ts';
import { whatsAppAccount } from './open-account.ts';
import { digitsOf } from './user-id.ts';

interface OnLink {
  Params: { number: string };
  Querystring: { text?: string };
  Body: { number?: string; hidden?: string } | null;
}

/** wa.me links, under `/wa.me`. The real link opens the app; this one first asks on whose phone. */
export function registerWhatsAppLinks(
  server: FastifyInstance,
  { sandbox }: { sandbox: Sandbox },
): Promise<void> {
  const account = whatsAppAccount(sandbox);
  readForms(server);
  server.get<OnLink>('/:number', ({ params, query }, reply) => {
    reply.type('text/html; charset=utf-8');
    const chat = { name: `+${params.number}`, app: 'WhatsApp', hidden: query.text ?? '' };
    return plainPage('Open in WhatsApp', askWhosePhone({ ...chat, button: 'Send the message' }));
  });
  server.post<OnLink>('/:number', ({ params, body }, reply) => {
    const digits = (body?.number ?? '').replaceAll(/\D/g, '');
    const text = body?.hidden ?? '';
    if (digits.length < 7 || text === '')
      return reply.redirect(`/wa.me/${params.number}?text=${encodeURIComponent(text)}`, 303);
    const [first, ...more] = numbersOf(account);
    const other = more.find(({ displayNumber }) => digitsOf(displayNumber) === digitsOf(params.number));
    sendInbound(sandbox, { from: digits, text, businessId: (other ?? first).id });
    const business = other ? `&business=${other.id}` : '';
    return reply.redirect(`/phone?number=${encodeURIComponent(`+${digits}`)}${business}`, 303);
  });
  return Promise.resolve();
}
