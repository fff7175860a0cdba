import type { TimeBox } from '../../contract/campaign.ts';
import type { WireNode } from '../../contract/wire-node.ts';
import { flowOf, type EditedFlow, type FlowDocument, type NewId } from './document.ts';
import { readNodes, timeOf } from './read-document.ts';

interface Save {
  flows: readonly { flowId: string; revision: number; nodes: readonly WireNode[] }[];
  /** Null where it is not known, or may not be changed. */
  timeBox: TimeBox | null;
}

/**
 * The document with what its flows said at another time, and the time that it had. A flow that the document does not have
 * any more comes back as it was; one that may not be edited, or was not told of, stays.
 */
export function restoreSave(
  document: FlowDocument,
  { flows: told, timeBox }: Save,
  newId: NewId,
): FlowDocument {
  const read = told.map(({ nodes, ...flow }) => ({ ...flow, nodes: readNodes(nodes, newId) }));
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
