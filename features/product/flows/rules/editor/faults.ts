import type { Channel } from '#platform/channel/channel.ts';
import { texts } from '../../texts/all.ts';
import { walkBranches } from './branches.ts';
import { type EditedNode, type EditedTime, type FlowDocument } from './document.ts';
import { FLOW_LIMITS } from './flow-limits.ts';
import type { Fault } from './node-fault.ts';
import { nodeFaults } from './node-list.ts';

/**
 * Returns everything that blocks saving, in screen order. Read-only flows and flows that nothing leads to are not
 * checked.
 */
export function faultsOf(document: FlowDocument): Fault[] {
  const { reached } = walkBranches(document);
  const flows = reached.flatMap(({ flow }) =>
    flow.rights === 'none' ? [] : flowFaults(document.channel, flow.flowId, flow.nodes),
  );
  return [...timeFaults(document), ...flows];
}

/** Returns the faults in the parts of one flow. */
export function flowFaults(channel: Channel, flowId: string, nodes: readonly EditedNode[]): Fault[] {
  if (!nodes.some(({ kind }) => kind !== 'quickReplies'))
    return [{ header: texts.faultHeaders.text, sentence: texts.faults.noText, place: { flowId } }];
  return nodes.flatMap((node, at) => {
    const next = nodes[at + 1];
    const answers = next?.kind === 'quickReplies' ? next.replies.length : 0;
    const faults = faultsIn(node, { channel, flowId, answers });
    const hasNothingAbove = at === 0 || nodes[at - 1]?.kind === 'quickReplies';
    return node.kind === 'quickReplies' && hasNothingAbove
      ? [...faults, answersAlone(flowId, node.masterId)]
      : faults;
  });
}

/** Answers are sent with the part above them, so they need one. */
function answersAlone(flowId: string, masterId: string): Fault {
  return {
    header: texts.faultHeaders.quickReply,
    sentence: texts.faults.answersAlone,
    place: { flowId, masterId },
  };
}

interface Standing {
  channel: Channel;
  flowId: string;
  answers: number;
}

interface Judgement extends Standing {
  faults: Fault[];
}

const JUDGED = new WeakMap<EditedNode, Judgement>();

/** A part is checked once while it is unchanged: each keystroke checks all parts, and one of them has changed. */
function faultsIn(node: EditedNode, { channel, flowId, answers }: Standing): Fault[] {
  const known = JUDGED.get(node);
  if (known?.channel === channel && known.flowId === flowId && known.answers === answers) return known.faults;
  const place = { flowId, masterId: node.masterId };
  const faults = nodeFaults(node, { channel, limits: FLOW_LIMITS[channel], place, answers });
  JUDGED.set(node, { channel, flowId, answers, faults });
  return faults;
}

function timeFaults({ time, flows }: FlowDocument): Fault[] {
  const [first] = flows;
  if (time === null || first === undefined || isTime(time)) return [];
  return [
    {
      header: texts.faultHeaders.time,
      sentence: texts.time.invalid,
      place: { flowId: first.flowId, field: 'time' },
    },
  ];
}

/** Whether the time has at most four digits. */
export function isTime({ magnitude }: EditedTime): boolean {
  return /^\d{1,4}$/.test(magnitude.trim());
}
