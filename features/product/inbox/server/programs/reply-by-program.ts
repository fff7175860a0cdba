import { randomUUID } from 'node:crypto';
import { lockSubscriber } from '#features/foundations/subscribers/server/index.ts';
import { sendToPerson } from '#features/product/people/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { OWNER_ID } from '../../rules/member-id.ts';
import { mayProgramAnswer } from '../../rules/programs/may-program-answer.ts';
import { setDone } from '../change-thread.ts';
import { findThread, findPlaced } from '../read-threads.ts';

interface ProgramReply {
  shopId: number;
  subscriberId: string;
  /** The API key of the program, by whose name the team sees the answer. */
  key: { keyId: string; name: string };
  text: string;
}

/**
 * Queues a program's answer to a person, by the rules for a person of the team and by those of `mayProgramAnswer`. Returns the message's
 * id. Throws NOT_FOUND, TEXT_EMPTY, TEXT_TOO_LONG, PERSON_SILENT, PERSON_STOPPED, SENDER_NOT_CONNECTED.
 */
export async function replyByProgram(
  ctx: Parameters<typeof sendToPerson>[0],
  tx: Tx,
  { shopId, subscriberId, key, text }: ProgramReply,
): Promise<string> {
  // An opt-out is either known now, or comes later and drops the message.
  const person = await lockSubscriber(tx, shopId, subscriberId);
  if (!person) throw new AppError('NOT_FOUND', { field: 'personId' });
  const whose = { shopId, subscriberId: person.subscriber_id };
  const placed = await findPlaced(tx, { ...whose, memberId: OWNER_ID });
  const may = mayProgramAnswer(
    {
      lastInboundAt: person.last_inbound_at,
      adWroteAt: person.ad_wrote_at,
      stoppedAllAt: person.stopped_all_at,
      lastQuestionAt: placed?.answerFacts.lastQuestionAt ?? null,
    },
    ctx.clock.now(),
  );
  if ('refused' in may) throw new AppError(may.refused);
  const writer = { keyId: key.keyId, person: key.name };
  return sendToPerson(ctx, tx, { ...whose, writer, requestId: randomUUID(), text });
}

/** Finishes the thread of a person, or opens it again, as the team does. Throws NOT_FOUND. */
export async function setConversationDone(
  tx: Tx,
  { shopId, subscriberId, isDone, now }: { shopId: number; subscriberId: string; isDone: boolean; now: Date },
): Promise<void> {
  const acting = { shopId, subscriberId, memberId: OWNER_ID };
  if (!(await findThread(tx, acting))) throw new AppError('NOT_FOUND', { field: 'personId' });
  await setDone(tx, acting, { isDone, now });
}
