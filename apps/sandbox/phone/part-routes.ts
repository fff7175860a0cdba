import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { inboundPart } from '../whatsapp/inbound/inbound-kinds.ts';
import { sendInbound } from '../whatsapp/inbound/send-inbound.ts';
import { findFile } from '../whatsapp/media/media-store.ts';
import type { WhatsAppAccount } from '../whatsapp/whatsapp-account.ts';
import { readThread, sidesOf, type OfChat } from './read-threads.ts';

const Part = z.object({ messageId: z.string(), kind: z.enum(['number', 'place', 'form']) });

/** The kind of message that each button sends, if it is neither text nor a tap. */
const INBOUND_KINDS = { number: 'contacts', place: 'location', form: 'form' } as const;

/** Calls that send parts of a person's message, and the files that messages refer to by id. */
export function registerParts(server: FastifyInstance, account: WhatsAppAccount): void {
  server.post<OfChat>('/threads/:number/part', (request) => {
    const sides = sidesOf(request);
    const { messageId, kind } = Part.parse(request.body);
    sendInbound(account.sandbox, {
      from: sides.number,
      businessId: sides.businessId,
      contextId: messageId,
      part: inboundPart(account, { kind: INBOUND_KINDS[kind] }),
    });
    return readThread(account, sides);
  });
  server.get<{ Params: { id: string } }>('/files/:id', ({ params }, reply) => {
    const file = findFile(account, params.id);
    return file
      ? reply.type(file.contentType).send(file.bytes)
      : reply.code(404).send({ message: 'This file is not kept any more.' });
  });
}
