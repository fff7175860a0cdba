import { repliesOf } from '../flow/flow-shape.ts';
import type { EditedFlow, FlowDocument } from './document.ts';

/** A flow that answers lead to, with the number of answers before it. */
export interface ReachedFlow {
  flow: EditedFlow;
  level: number;
  /** The first answer that leads to it. Null for the message itself, and for flows that replace it. */
  answer: string | null;
  fromId: string | null;
}

export interface Branches {
  reached: ReachedFlow[];
  /** Flows that no answer leads to. */
  unreached: EditedFlow[];
  /** Answers that lead back to an earlier flow: the flow with the answer, and its target. */
  cycles: { fromId: string; title: string; leadsTo: string }[];
}

/** Follows every answer once, breadth first. Answers may lead back. */
export function walkBranches({ flows }: FlowDocument): Branches {
  const byId = new Map(flows.map((flow) => [flow.flowId, flow]));
  const begins = flows.filter(({ instead }, at) => at === 0 || instead !== undefined);
  const reached = begins.map((flow): ReachedFlow => ({ flow, level: 0, answer: null, fromId: null }));
  const seen = new Set(reached.map(({ flow }) => flow.flowId));
  // The list grows while it is read.
  for (const { flow, level } of reached)
    for (const { title, leadsTo } of repliesOf(flow.nodes)) {
      const next = byId.get(leadsTo);
      if (!next || seen.has(leadsTo)) continue;
      seen.add(leadsTo);
      reached.push({ flow: next, level: level + 1, answer: title, fromId: flow.flowId });
    }
  return {
    reached,
    unreached: flows.filter(({ flowId }) => !seen.has(flowId)),
    cycles: cyclesIn(reached),
  };
}

function cyclesIn(reached: readonly ReachedFlow[]): Branches['cycles'] {
  const parents = new Map(reached.map(({ flow, fromId }) => [flow.flowId, fromId]));
  return reached.flatMap(({ flow }) =>
    repliesOf(flow.nodes).flatMap(({ title, leadsTo }) =>
      isBefore(parents, leadsTo, flow.flowId) ? [{ fromId: flow.flowId, title, leadsTo }] : [],
    ),
  );
}

/** Whether a flow is this one, or on the way to it. */
function isBefore(parents: ReadonlyMap<string, string | null>, flowId: string, at: string): boolean {
  for (let now: string | null = at; now !== null; now = parents.get(now) ?? null)
    if (now === flowId) return true;
  return false;
}
