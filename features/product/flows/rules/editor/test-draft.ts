import { texts } from '../../texts/all.ts';
import type { EditedNode, FlowDocument } from './document.ts';
import { faultsOf } from './faults.ts';
import { isSame, isSaved } from './what-changed.ts';

/** The content of a test that differs from the stored one, or null, and a note about it, or null. */
export interface TestDraft {
  nodes: readonly EditedNode[] | null;
  note: string | null;
}

/** Returns the note that a test does not have the latest changes. */
export function unsavedNote(): string {
  return texts.testNotes.unsaved;
}

/**
 * Returns the test of the unsaved message. The flows behind its answers have to be stored before anybody can reach
 * them.
 */
export function testDraft(start: FlowDocument, now: FlowDocument): TestDraft {
  if (isSaved(start, now)) return { nodes: null, note: null };
  const [was, first] = [start.flows[0], now.flows[0]];
  const isWritten = first?.rights === 'all' && !isSame(was?.nodes, first.nodes);
  if (!isWritten) return { nodes: null, note: unsavedNote() };
  if (faultsOf(now).length > 0) return { nodes: null, note: texts.testNotes.unsavedAndWrong };
  return {
    nodes: first.nodes,
    note: texts.testNotes.written,
  };
}
