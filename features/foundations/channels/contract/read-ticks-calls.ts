import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { Uuid } from '#platform/http/text-shapes.ts';

/** A WhatsApp number, and whether it shows shoppers that their messages were read. */
export const ReadTicks = z.object({ senderId: z.string(), name: z.string(), isOn: z.boolean() });
export type ReadTicks = z.infer<typeof ReadTicks>;

export const getReadTicks = defineCall({
  method: 'GET',
  path: '/database/api/messages/getReadTicks',
  summary: 'The connected WhatsApp numbers that can show shoppers that their messages were read',
  query: z.object({ shopUrl: z.string() }),
  response: z.object({ numbers: z.array(ReadTicks) }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});

export const setReadTicks = defineCall({
  method: 'POST',
  path: '/database/api/messages/setReadTicks',
  summary: 'Switches whether a WhatsApp number shows shoppers that their messages were read',
  body: z.object({ shopUrl: z.string(), senderId: Uuid, isOn: z.boolean() }),
  response: z.object({ isOn: z.boolean() }),
  access: 'configure',
  changes: ['isOn'],
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND'],
});
