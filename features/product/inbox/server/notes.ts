import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Note } from '../contract/thread.ts';
import { memberIdOf } from '../rules/member-id.ts';

const MOST_NOTES = 200;

interface NoteRow {
  note_id: string;
  text: string;
  written_at: Date;
  member_id: string;
  person: string | null;
}

function toNote(row: NoteRow): Note {
  return {
    noteId: row.note_id,
    at: row.written_at.toISOString(),
    text: row.text,
    writer: { memberId: row.member_id, name: row.person },
  };
}

/** Returns the newest notes of a thread. */
export async function listNotes(tx: Tx, shopId: number, subscriberId: string): Promise<Note[]> {
  const rows = await tx
    .selectFrom('inbox_notes')
    .select(['note_id', 'text', 'written_at', 'member_id', 'person'])
    .where('shop_id', '=', shopId)
    .where('subscriber_id', '=', subscriberId)
    .orderBy('written_at', 'desc')
    .limit(MOST_NOTES)
    .execute();
  return rows.map(toNote);
}

interface NewNote {
  shopId: number;
  subscriberId: string;
  /** The browser's own id of the note: asked twice, it is added once. */
  requestId: string;
  writer: { userId: string | null; person: string | null };
  text: string;
  now: Date;
}

/** Adds a note to a thread, once. Throws NOT_FOUND for a request of another thread. */
export async function addNote(
  tx: Tx,
  { shopId, subscriberId, requestId, writer, text, now }: NewNote,
): Promise<Note> {
  await tx
    .insertInto('inbox_notes')
    .values({
      shop_id: shopId,
      note_id: requestId,
      subscriber_id: subscriberId,
      member_id: memberIdOf(writer.userId),
      person: writer.person,
      text,
      written_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tx
    .selectFrom('inbox_notes')
    .select(['note_id', 'text', 'written_at', 'member_id', 'person'])
    .where('shop_id', '=', shopId)
    .where('note_id', '=', requestId)
    .where('subscriber_id', '=', subscriberId)
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND', { field: 'requestId' });
  return toNote(row);
}
