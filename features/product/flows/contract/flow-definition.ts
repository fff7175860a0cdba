import type { FlowNode } from './flow-node.ts';
import type { Language } from './language.ts';

/** The default content of one message of a campaign, in each language. The first language always exists. */
export interface FlowDefinition {
  /** Its name in rows: the template's name, if it starts with one. A name stands for one text. */
  key: string;
  /** Missing for a flow that no drip starts with. */
  label?: () => FlowLabel;
  /** The drips that can start with it, by index. Empty for a flow that only answers lead to. */
  begins: readonly string[];
  /** The key of the flow that replaces it while the drip has no discount. */
  withoutDiscount?: string;
  /** The key of the flow that replaces it if a code is promised whose value nobody knows. */
  withoutPercent?: string;
  /** The drip whose flow it replaces, and when, as a heading: "While the chat is open". */
  insteadOf?: { dripIndex: string; when: () => string };
  /** Answers name the next flow as `flow:key`. */
  nodes: { readonly en: readonly FlowNode[] } & { readonly [L in Language]?: readonly FlowNode[] };
}

/** A flow in the merchant's choice, in the reader's language. */
export interface FlowLabel {
  name: string;
  /** Its contents, a few words each. */
  description: readonly string[];
}

/** The prefix of a flow's key in a definition. Rows and messages have its id instead. */
export const LEADS_TO = 'flow:';
