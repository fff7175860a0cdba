import * as z from 'zod/mini';
import { TeamAct } from '#features/engine/messaging/contract/team-act.ts';
import { MOST_LETTERS, Person, TimelineEntry } from '#features/product/people/contract/person-calls.ts';
import { defineCall } from '#platform/http/call.ts';
import { Moment, textOf, Uuid } from '#platform/http/text-shapes.ts';
import { Held } from './held-calls.ts';
import { Answerer, Member, Note, Thread, ThreadList } from './thread.ts';

export { MOST_LETTERS };

/** The path of the files that people sent. */
export const FILE_PATH = '/database/api/inbox/file';

const Shop = { shopUrl: z.string() };
const ONE = z.object({ ...Shop, subscriberId: Uuid });
const ERRORS = ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND'] as const;
const READS = { method: 'GET', access: 'view', isPolled: true } as const;
const ACTS = { method: 'POST', access: 'answer', errors: ERRORS } as const;

export const getThreads = defineCall({
  ...READS,
  path: '/database/api/inbox/getThreads',
  summary: 'A list of threads, a page at a time; those that wait for us come in the order of their waiting',
  query: z.object({
    ...Shop,
    list: ThreadList,
    /** Part of a name or number, or the number of an order. */
    search: z.optional(textOf(200)),
    cursor: z.optional(textOf(100)),
  }),
  response: z.object({ threads: z.array(Thread), nextCursor: z.nullable(z.string()) }),
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'SEARCH_TOO_LONG'],
});

export const getThread = defineCall({
  ...READS,
  path: '/database/api/inbox/getThread',
  summary: 'A thread with its person and the notes of the team, also by an old id from before a merge',
  query: ONE,
  response: z.object({
    /** Null if the person never wrote. */
    thread: z.nullable(Thread),
    person: Person,
    /** The newest first. */
    notes: z.array(Note),
    /** Offers that wait because the team talks with the person, the next one first. */
    held: z.array(Held),
  }),
  errors: ERRORS,
});

export const getMessages = defineCall({
  ...READS,
  path: '/database/api/inbox/getMessages',
  summary: 'What happened in a thread, the newest first, a page at a time, and who of the team wrote',
  query: z.extend(ONE, { cursor: z.optional(textOf(400)) }),
  response: z.object({
    entries: z.array(TimelineEntry),
    /** The writers of messages by the messages' ids. */
    writers: z.record(z.string(), Answerer),
    /** What the team decided about offers that waited, by the messages' ids. */
    acts: z.record(z.string(), TeamAct),
    nextCursor: z.nullable(z.string()),
  }),
  errors: [...ERRORS, 'SEARCH_TOO_LONG'],
});

export const getMembers = defineCall({
  ...READS,
  path: '/database/api/inbox/getMembers',
  summary: 'The people of the team who can answer, and which of them the reader is',
  query: z.object(Shop),
  response: z.object({ members: z.array(Member), ownId: z.string() }),
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});

export const reply = defineCall({
  ...ACTS,
  path: '/database/api/inbox/reply',
  summary: 'Answers in a thread; the same request sends nothing twice',
  body: z.extend(ONE, { requestId: Uuid, text: z.string().check(z.maxLength(4000)) }),
  response: z.object({ messageId: z.string() }),
  mostPerMinute: 120,
  errors: [...ERRORS, 'TEXT_EMPTY', 'TEXT_TOO_LONG', 'PERSON_SILENT', 'SENDER_NOT_CONNECTED'],
});

const Changed = z.object({ thread: Thread });

export const setDone = defineCall({
  ...ACTS,
  path: '/database/api/inbox/setDone',
  summary: 'Finishes a thread or opens it again',
  body: z.extend(ONE, { isDone: z.boolean() }),
  response: Changed,
});

export const snooze = defineCall({
  ...ACTS,
  path: '/database/api/inbox/snooze',
  summary: 'Hides a thread until a time, or until the person writes',
  body: z.extend(ONE, { until: Moment }),
  response: Changed,
  errors: [...ERRORS, 'BAD_SPAN'],
});

export const assign = defineCall({
  ...ACTS,
  path: '/database/api/inbox/assign',
  summary: 'Makes somebody of the team responsible for a thread, or nobody',
  body: z.extend(ONE, { memberId: z.nullable(Uuid) }),
  response: Changed,
});

export const addNote = defineCall({
  ...ACTS,
  path: '/database/api/inbox/addNote',
  summary: 'Adds a note for the team; the same request adds nothing twice',
  body: z.extend(ONE, { requestId: Uuid, text: textOf(MOST_LETTERS).check(z.trim(), z.minLength(1)) }),
  response: z.object({ note: Note }),
});

export const markSeen = defineCall({
  ...ACTS,
  access: 'view',
  path: '/database/api/inbox/markSeen',
  summary: 'Notes that the reader has seen a thread, and shows the shopper that the messages were read',
  body: ONE,
  response: z.object({}),
  onlyReads: true,
});
