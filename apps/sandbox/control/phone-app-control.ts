import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { changeContact, declineHistory, sendHistory } from '../whatsapp/phone-app/send-history.ts';
import { deleteAsOwner, editAsOwner, writeAsOwner } from '../whatsapp/phone-app/write-as-owner.ts';
import type { WhatsAppAccount } from '../whatsapp/whatsapp-account.ts';
import { phoneNumber } from './control-bodies.ts';

const text = z.string().min(1).max(4096);
const WriteBody = z.object({ to: phoneNumber, text });
const EditBody = z.object({ id: z.string(), text });
const DeleteBody = z.object({ id: z.string() });
const HistoryBody = z.object({ people: z.array(phoneNumber).min(1).max(1000), last: text.optional() });
const ContactBody = z.object({
  number: phoneNumber,
  name: z.string().max(100).default(''),
  action: z.enum(['add', 'remove']).default('add'),
});

/** Control calls that act as the shop's owner in the WhatsApp Business app. */
export function registerPhoneAppControl(plain: FastifyInstance, account: WhatsAppAccount): void {
  const server = plain.withTypeProvider<ZodTypeProvider>();
  const described = (summary: string) => ({ summary, tags: ['whatsapp'] });
  server.post(
    '/whatsapp/app/write',
    { schema: { ...described('The owner writes to a shopper in the phone app'), body: WriteBody } },
    ({ body }) => ({ id: writeAsOwner(account, body.to, body.text) }),
  );
  server.post(
    '/whatsapp/app/edit',
    { schema: { ...described('The owner changes what they wrote in the phone app'), body: EditBody } },
    ({ body }) => ({ edited: editAsOwner(account, body.id, body.text) }),
  );
  server.post(
    '/whatsapp/app/delete',
    { schema: { ...described('The owner deletes what they wrote in the phone app'), body: DeleteBody } },
    ({ body }) => ({ deleted: deleteAsOwner(account, body.id) }),
  );
  server.post(
    '/whatsapp/app/history',
    { schema: { ...described('The phone app hands over its older messages'), body: HistoryBody } },
    ({ body }) => ({ messages: sendHistory(account, body) }),
  );
  server.post(
    '/whatsapp/app/decline-history',
    { schema: described('The owner shares no older messages') },
    () => {
      declineHistory(account);
      return { declined: true };
    },
  );
  server.post(
    '/whatsapp/app/contact',
    { schema: { ...described('The owner adds, changes or removes a contact'), body: ContactBody } },
    ({ body }) => {
      changeContact(account, body);
      return { action: body.action };
    },
  );
}
