import type { Channel } from '#platform/channel/channel.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { shortCode } from '#platform/ids/short-code.ts';
import { FlowNodes, type FlowNode } from '../contract/flow-node.ts';
import type { WireNode } from '../contract/wire-node.ts';
import { isWritten } from '../rules/editor/document.ts';
import { flowFaults } from '../rules/editor/faults.ts';
import { readWireNodes } from '../rules/flow/read-wire-nodes.ts';
import { repeatedId } from '../rules/flow/wanted-nodes.ts';

interface About {
  channel: Channel;
  flowId: string;
  /** The name of the flow in a refusal. */
  field: string;
}

/** Reads the sent parts of a flow. Refused with MALFORMED_REQUEST, naming the invalid part. */
export function readParts(wire: readonly WireNode[], field: string): FlowNode[] {
  const read = readWireNodes(wire, () => shortCode());
  if ('sentence' in read) throw new AppError('MALFORMED_REQUEST', { field: `${field}.${read.field}` });
  return read;
}

/** Reads all parts of an unsaved flow, if they can be sent. Refused in the same way. */
export function readDraft(about: About, wire: readonly WireNode[]): FlowNode[] {
  const nodes = readParts(wire, about.field);
  requireSound(about, nodes);
  const read = FlowNodes.safeParse(nodes);
  if (!read.success) throw new AppError('MALFORMED_REQUEST', { field: about.field });
  return read.data;
}

/** Refuses a flow with a repeated id, or with something that its channel does not accept. */
export function requireSound({ channel, flowId, field }: About, nodes: readonly FlowNode[]): void {
  if (repeatedId(nodes) !== null) throw new AppError('MALFORMED_REQUEST', { field: `${field}.masterId` });
  const [fault] = flowFaults(channel, flowId, nodes.filter(isWritten));
  if (fault)
    throw new AppError('MALFORMED_REQUEST', { field: `${field}.${fault.place.masterId ?? 'nodes'}` });
}
