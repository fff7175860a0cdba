import * as z from 'zod/mini';
import { Channel } from '#platform/channel/channel.ts';

/**
 * `waiting`: the person waits for us. `answered`: we wait for the person. `snoozed`: hidden until a time. `done`: nothing
 * is left to do.
 */
export const THREAD_STATES = ['waiting', 'answered', 'snoozed', 'done'] as const;
export const ThreadState = z.enum(THREAD_STATES);
export type ThreadState = z.infer<typeof ThreadState>;

/** The lists: the states, and the threads of the reader that are not done. */
export const THREAD_LISTS = [...THREAD_STATES, 'mine'] as const;
export const ThreadList = z.enum(THREAD_LISTS);
export type ThreadList = z.infer<typeof ThreadList>;

const MEMBER = { memberId: z.string(), name: z.nullable(z.string()) };
/** A person of the team. The name is null for the owner. */
export const Member = z.object(MEMBER);
export type Member = z.infer<typeof Member>;

/** Who answered: a person of the team, or a program, which is called by the name of its API key. */
export const Answerer = z.object({ ...MEMBER, isProgram: z.boolean() });
export type Answerer = z.infer<typeof Answerer>;

const moment = z.string();

/** A thread in a list. Times are ISO 8601. */
export const Thread = z.object({
  subscriberId: z.string(),
  channel: Channel,
  name: z.nullable(z.string()),
  phoneShown: z.nullable(z.string()),
  state: ThreadState,
  waitingSince: z.nullable(moment),
  snoozedUntil: z.nullable(moment),
  lastAt: moment,
  /** The beginning of the last message. Null if it has no text; `lastKind` says what it is. */
  excerpt: z.nullable(z.string()),
  lastKind: z.string(),
  lastFrom: z.enum(['person', 'team']),
  assignee: z.nullable(Member),
  /** Whether the reader has not seen the last question. */
  isUnread: z.boolean(),
});
export type Thread = z.infer<typeof Thread>;

/** A note of the team in a thread, which the shopper never sees. */
export const Note = z.object({ noteId: z.string(), at: moment, text: z.string(), writer: Member });
export type Note = z.infer<typeof Note>;

/** A text that the team sends often. */
export const SavedReply = z.object({ replyId: z.string(), name: z.string(), text: z.string() });
export type SavedReply = z.infer<typeof SavedReply>;
