import * as z from 'zod/mini';
import { MOST_LETTERS } from '#features/product/people/contract/person-calls.ts';
import { defineCall } from '#platform/http/call.ts';
import { nameOf, textOf, Uuid } from '#platform/http/text-shapes.ts';
import { SavedReply } from './thread.ts';

/** The most saved replies of a shop. */
export const MOST_SAVED = 200;

const Shop = { shopUrl: z.string() };
const Text = textOf(MOST_LETTERS).check(z.trim(), z.minLength(1));

export const getSavedReplies = defineCall({
  method: 'GET',
  access: 'view',
  path: '/database/api/inbox/getSavedReplies',
  summary: 'The texts that the team sends often, sorted by name',
  query: z.object(Shop),
  response: z.object({ replies: z.array(SavedReply) }),
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});

export const saveReply = defineCall({
  method: 'POST',
  access: 'answer',
  path: '/database/api/inbox/saveReply',
  summary: 'Saves a text under a name, or changes a saved one',
  body: z.object({ ...Shop, replyId: z.nullable(Uuid), name: nameOf(40), text: Text }),
  response: z.object({ reply: SavedReply }),
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND', 'SAVED_REPLIES_FULL', 'SAVED_REPLY_NAME_TAKEN'],
});

export const deleteSavedReply = defineCall({
  method: 'POST',
  access: 'answer',
  path: '/database/api/inbox/deleteSavedReply',
  summary: 'Deletes a saved reply; messages that were sent with it stay',
  body: z.object({ ...Shop, replyId: Uuid }),
  response: z.object({ deleted: z.boolean() }),
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});
