import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Thread, ThreadState } from '../../contract/thread.ts';
import { OWNER_ID } from '../../rules/member-id.ts';
import { mayProgramAnswer } from '../../rules/programs/may-program-answer.ts';
import { readThreadCursor } from '../../rules/thread-cursor.ts';
import { listPlaced } from '../list-threads.ts';
import { findPlaced, type PlacedThread } from '../read-threads.ts';

/** A thread as programs see it. */
export interface Conversation {
  thread: Thread;
  /** Until when a program may send a free text; null if it may not. */
  replyUntil: Date | null;
}

interface Asked {
  shopId: number;
  /** Only threads in this state; otherwise those of all states, with the newest activity first. */
  state: ThreadState | undefined;
  /** Only the thread of this person. */
  subscriberId: string | undefined;
  /** The `next` of the page before. */
  after: string | undefined;
  size: number;
  now: Date;
}

/** Returns a page of threads in the order of the inbox. Throws CURSOR_INVALID. */
export async function listConversations(
  tx: Tx,
  { shopId, state, subscriberId, after, size, now }: Asked,
): Promise<{ conversations: Conversation[]; next: string | null }> {
  const { placed, nextCursor } = await listPlaced(tx, {
    shopId,
    memberId: OWNER_ID,
    list: state ?? 'all',
    found: subscriberId === undefined ? null : [subscriberId],
    cursor: requirePosition(after),
    size,
  });
  return { conversations: placed.map((one) => toConversation(one, now)), next: nextCursor };
}

/** Returns the thread of a person, or null. */
export async function findConversation(
  tx: Tx,
  { shopId, subscriberId, now }: { shopId: number; subscriberId: string; now: Date },
): Promise<Conversation | null> {
  const placed = await findPlaced(tx, { shopId, memberId: OWNER_ID, subscriberId });
  return placed && toConversation(placed, now);
}

function toConversation({ thread, answerFacts }: PlacedThread, now: Date): Conversation {
  const may = mayProgramAnswer(answerFacts, now);
  return { thread, replyUntil: 'until' in may ? may.until : null };
}

/** Reads a place in a list; null without one. Throws CURSOR_INVALID. */
export function requirePosition(written: string | undefined): ReturnType<typeof readThreadCursor> {
  if (written === undefined) return null;
  const position = readThreadCursor(written);
  if (!position) throw new AppError('CURSOR_INVALID', { field: 'cursor' });
  return position;
}
