import type { TimeBox } from '../../contract/time-box.ts';
import type { WireNode } from '../../contract/wire-node.ts';
import { flowOf, type EditedFlow, type FlowDocument, type NewId } from './document.ts';
import { readNodes, timeOf } from './read-document.ts';

interface Save {
  flows: readonly { flowId: string; revision: number; nodes: readonly WireNode[] }[];
  /** Null if it is unknown, or cannot be changed. */
  timeBox: TimeBox | null;
}

/**
 * Returns the document with the content of an earlier version and its time. A flow that the document no longer has is
 * restored. Read-only flows and flows that are not in the version stay.
 */
export function restoreSave(
  document: FlowDocument,
  { flows: saved, timeBox }: Save,
  newId: NewId,
): FlowDocument {
  const read = saved.map(({ nodes, ...flow }) => ({ ...flow, nodes: readNodes(nodes, newId) }));
  const flows = document.flows.map((flow) => {
    const nodes = read.find(({ flowId }) => flowId === flow.flowId)?.nodes;
    return nodes === undefined || flow.rights === 'none' ? flow : { ...flow, nodes };
  });
  const rights = document.channel === 'FB' ? 'all' : 'text';
  const back = read.flatMap((flow): EditedFlow[] =>
    flowOf(document, flow.flowId) ? [] : [{ ...flow, isNew: false, rights }],
  );
  const time = document.time && timeBox ? timeOf(timeBox) : document.time;
  return { ...document, time, flows: [...flows, ...back] };
}
