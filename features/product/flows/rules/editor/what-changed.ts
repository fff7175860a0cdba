import { texts } from '../../texts/all.ts';
import { formatDelay } from '../flow/format-delay.ts';
import { walkBranches } from './branches.ts';
import { flowOf, type EditedFlow, type EditedNode, type FlowDocument } from './document.ts';
import { gistOf, NODE_CHECKS } from './node-list.ts';

/** Whether two values are equal, including ids and order. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** The changes of one flow that a save sends: the order of its parts, and the new and changed ones. */
export interface FlowChange {
  flowId: string;
  isNew: boolean;
  revision: number;
  order: string[];
  nodes: EditedNode[];
}

/** Returns what a save sends: nothing unchanged, and no flows that no answer leads to. */
export function changesOf(before: FlowDocument, now: FlowDocument): FlowChange[] {
  return walkBranches(now).reached.flatMap(({ flow }) => {
    const old = flowOf(before, flow.flowId);
    if (old === flow) return [];
    const nodes = flow.nodes.filter((node) => !isSame(node, nodeOf(old, node.masterId)));
    const order = flow.nodes.map(({ masterId }) => masterId);
    const isAsItWas =
      nodes.length === 0 &&
      isSame(
        order,
        old?.nodes.map(({ masterId }) => masterId),
      );
    if (isAsItWas || flow.rights === 'none') return [];
    return [{ flowId: flow.flowId, isNew: flow.isNew, revision: flow.revision, order, nodes }];
  });
}

export function isTimeChanged(before: FlowDocument, now: FlowDocument): boolean {
  return !isSame(
    before.time && { ...before.time, magnitude: before.time.magnitude.trim() },
    now.time && { ...now.time, magnitude: now.time.magnitude.trim() },
  );
}

/** Whether saving would change nothing. */
export function isSaved(before: FlowDocument, now: FlowDocument): boolean {
  return before === now || (!isTimeChanged(before, now) && changesOf(before, now).length === 0);
}

function nodeOf(flow: EditedFlow | null, masterId: string): EditedNode | undefined {
  return flow?.nodes.find((node) => node.masterId === masterId);
}

/** The change of a part between two versions, for people. */
export interface Difference {
  what: 'added' | 'changed' | 'removed' | 'moved';
  /** For example "Text" or "Carousel". */
  name: string;
  before: string | null;
  after: string | null;
}

/** Returns the changes between two versions: first the time, then flow by flow in the order of the later one. */
export function differencesOf(before: FlowDocument, after: FlowDocument): Difference[] {
  const ids = new Set([...after.flows, ...before.flows].map(({ flowId }) => flowId));
  const parts = [...ids].flatMap((flowId) => {
    const [old, now] = [flowOf(before, flowId)?.nodes ?? [], flowOf(after, flowId)?.nodes ?? []];
    return nodeDifferences(old, now);
  });
  if (!isTimeChanged(before, after)) return parts;
  const time = {
    what: 'changed',
    name: texts.differences.time,
    before: sayTime(before),
    after: sayTime(after),
  } as const;
  return [time, ...parts];
}

function sayTime({ time }: FlowDocument): string | null {
  return time && formatDelay({ magnitude: time.magnitude.trim(), unit: time.unit });
}

function nodeDifferences(old: readonly EditedNode[], now: readonly EditedNode[]): Difference[] {
  const was = new Map(old.map((node) => [node.masterId, node]));
  const is = new Map(now.map((node) => [node.masterId, node]));
  const difference = (what: Difference['what'], from: EditedNode | undefined, to: EditedNode | undefined) => {
    const kind = (to ?? from)?.kind ?? 'text';
    return {
      what,
      name: NODE_CHECKS[kind].name,
      before: from ? gistOf(from) : null,
      after: to ? gistOf(to) : null,
    };
  };
  const removed = old
    .filter(({ masterId }) => !is.has(masterId))
    .map((node) => difference('removed', node, undefined));
  const kept = now.flatMap((node) => {
    const from = was.get(node.masterId);
    if (!from) return [difference('added', undefined, node)];
    return isSame(from, node) ? [] : [difference('changed', from, node)];
  });
  const common = (nodes: readonly EditedNode[]) =>
    nodes.map(({ masterId }) => masterId).filter((id) => was.has(id) && is.has(id));
  const moved = isSame(common(old), common(now))
    ? []
    : [{ what: 'moved' as const, name: texts.differences.order, before: null, after: null }];
  return [...kept, ...removed, ...moved];
}
