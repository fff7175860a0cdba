import type { Channel } from '#platform/channel/channel.ts';
import type { TimeBox } from '../../contract/campaign.ts';
import type { PreviewedFlow } from '../../contract/flow-calls.ts';
import type { WireNode } from '../../contract/wire-node.ts';
import { readWireNodes } from '../flow/read-wire-nodes.ts';
import {
  isWritten,
  type EditedFlow,
  type EditedNode,
  type EditedTime,
  type FlowDocument,
  type NewId,
} from './document.ts';
import { rightsOf } from './may-edit.ts';

interface Read {
  channel: Channel;
  /** Of the campaign's definition. */
  hasEditableAnswers: boolean;
  hasPlan: boolean;
  flows: readonly PreviewedFlow[];
  timeBox: TimeBox | null;
  newId: NewId;
}

/** What the server tells of a message, as an editor begins with it. */
export function readDocument({
  channel,
  hasEditableAnswers,
  hasPlan,
  flows,
  timeBox,
  newId,
}: Read): FlowDocument {
  return {
    channel,
    time: timeBox && timeOf(timeBox),
    flows: flows.map(({ flowId, level, nodes, revision, isEditable, instead }): EditedFlow => ({
      flowId,
      isNew: false,
      rights: rightsOf({ channel, hasEditableAnswers, level, hasPlan, isEditable }),
      revision,
      ...(instead !== null && { instead }),
      nodes: readNodes(nodes, newId),
    })),
  };
}

/** A time as it is typed. */
export function timeOf({ magnitude, unit }: TimeBox): EditedTime {
  return { magnitude: String(magnitude), unit };
}

/** The parts of a flow from the wire; none of one that cannot be read, which is then written anew. */
export function readNodes(wire: readonly WireNode[], newId: NewId): EditedNode[] {
  const read = readWireNodes(wire, newId);
  if ('sentence' in read) return [];
  return read.filter(isWritten);
}
