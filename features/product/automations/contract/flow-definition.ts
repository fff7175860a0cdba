import type { FlowNode } from './flow-node.ts';
import type { Language } from './language.ts';

/** What a campaign says at one point, before a merchant changes it: in each language, the first always there. */
export interface FlowDefinition {
  /** Its name in rows; that of its template where it begins with one. A name stands for its text. */
  key: string;
  /** As the merchant chooses it. */
  name: string;
  description: readonly string[];
  /** The drips that may begin with it, by their index; none for one that only answers lead to. */
  begins: readonly string[];
  /** The key of what is said in its place while the drip has no discount; left out where nothing is. */
  withoutDiscount?: string;
  /** The key of what is said in its place where a code is promised, and nobody knows how much it takes off. */
  withoutPercent?: string;
  /** The drip in whose flow's place it is said, and when, as it stands above it: 'While the chat is open'. */
  insteadOf?: { dripIndex: string; when: string };
  /** Answers lead on by the other flow's key, written `flow:key`. */
  nodes: { readonly en: readonly FlowNode[] } & { readonly [L in Language]?: readonly FlowNode[] };
}

/** Before the key of a flow of the same campaign, in a definition; rows and messages have its id. */
export const LEADS_TO = 'flow:';
