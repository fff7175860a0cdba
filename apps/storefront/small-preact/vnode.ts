import type { Component } from './index.ts';

/** A virtual node, which JSX creates. */
export interface VNode {
  type: string | symbol | ((props: Props) => unknown) | ComponentClass;
  props: Props;
  key?: unknown;
}
export type Props = Record<string, unknown>;
export type ComponentClass = new (props: Props) => Component;

/** Rendered content, and what it was rendered from. */
export interface Drawn {
  from: unknown;
  /** A text, an element, or the end marker of a list. */
  dom: Element | Text;
  parts: Drawn[];
  component?: Component;
}

/** Several nodes without an element around them. */
export const Fragment: unique symbol = Symbol('fragment');

export function isVNode(what: unknown): what is VNode {
  return typeof what === 'object' && what !== null && !Array.isArray(what);
}
