import type { EditedNode, FlowDocument } from './document.ts';
import { faultsOf } from './faults.ts';
import { isSame, isSaved } from './what-changed.ts';

/** The content of a test that differs from the stored one, or null, and a note about it, or null. */
export interface TestDraft {
  nodes: readonly EditedNode[] | null;
  note: string | null;
}

export const NOT_IN_IT = 'What you changed and did not save yet is not in it.';

/**
 * Returns the test of the unsaved message. The flows behind its answers have to be stored before anybody can reach
 * them.
 */
export function testDraft(start: FlowDocument, now: FlowDocument): TestDraft {
  if (isSaved(start, now)) return { nodes: null, note: null };
  const [was, first] = [start.flows[0], now.flows[0]];
  const isWritten = first?.rights === 'all' && !isSame(was?.nodes, first.nodes);
  if (!isWritten) return { nodes: null, note: NOT_IN_IT };
  if (faultsOf(now).length > 0)
    return { nodes: null, note: `${NOT_IN_IT} It can be once nothing is wrong with it.` };
  return {
    nodes: first.nodes,
    note: 'It goes as it is written here, saved or not. Its answers lead on to what was saved last.',
  };
}
