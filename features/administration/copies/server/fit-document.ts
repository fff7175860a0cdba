import type { Context } from '#platform/context.ts';
import type { CopyKind, CopyTarget, Fitted } from '#platform/copies/copy-kind.ts';
import { note, refusal, type CopyNote } from '#platform/copies/copy-note.ts';
import type { Tx } from '#platform/database/database.ts';
import { textNotes } from '../rules/text-notes.ts';
import type { CopyDocument } from './source-document.ts';

interface Fitting {
  kind: CopyKind;
  document: CopyDocument;
  target: CopyTarget;
  /** Returns the address of a file in the target store, or why it has none there. */
  placeFile: (address: string) => string | { lost: 'fileGone' | 'fileNoSpace' };
}

/** Fits a document into a store, with all notes: those of its kind, of its files, and of its texts. */
export async function fitDocument(
  ctx: Context,
  tx: Tx,
  { kind, document, target, placeFile }: Fitting,
): Promise<Fitted<unknown>> {
  const { source, content } = document;
  if (!(await kind.isInPlan(tx, target.shopId, content))) return refusal('planLocked');
  const lost: CopyNote[] = [];
  const fileAddress = (address: string): string | null => {
    const placed = placeFile(address);
    if (typeof placed === 'string') return placed;
    lost.push(note(placed.lost, { file: address.split('/').at(-1) ?? '' }));
    return null;
  };
  const fitted: Fitted<unknown> = await kind.fit(ctx, tx, { content, source, target, fileAddress });
  if ('refusal' in fitted) return fitted;
  return { ...fitted, notes: [...fitted.notes, ...lost, ...textNotes(fitted.ready, source, target)] };
}
