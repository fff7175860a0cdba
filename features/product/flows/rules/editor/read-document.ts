import type { Channel } from '#platform/channel/channel.ts';
import type { PreviewedFlow } from '../../contract/flow-calls.ts';
import type { TimeBox } from '../../contract/time-box.ts';
import type { WireNode } from '../../contract/wire-node.ts';
import { rightsOf } from '../flow/may-edit.ts';
import { readWireNodes } from '../flow/read-wire-nodes.ts';
import {
  isWritten,
  type EditedFlow,
  type EditedNode,
  type EditedTime,
  type FlowDocument,
  type NewId,
} from './document.ts';

interface Read {
  channel: Channel;
  /** From the campaign's definition. */
  hasEditableAnswers: boolean;
  hasPlan: boolean;
  flows: readonly PreviewedFlow[];
  timeBox: TimeBox | null;
  newId: NewId;
}

/** Converts the server's answer into the document that an editor starts with. */
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

/** Returns a time as typed. */
export function timeOf({ magnitude, unit }: TimeBox): EditedTime {
  return { magnitude: String(magnitude), unit };
}

/** Reads the parts of a flow from the API. An unreadable part is left out and written again. */
export function readNodes(wire: readonly WireNode[], newId: NewId): EditedNode[] {
  const read = readWireNodes(wire, newId);
  if ('sentence' in read) return [];
  return read.filter(isWritten);
}
