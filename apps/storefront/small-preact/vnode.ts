import type { Component } from './index.ts';

/** What JSX makes. */
export interface VNode {
  type: string | symbol | ((props: Props) => unknown) | ComponentClass;
  props: Props;
  key?: unknown;
}
export type Props = Record<string, unknown>;
export type ComponentClass = new (props: Props) => Component;

/** A part of a page that was drawn, and what it was drawn from. */
export interface Drawn {
  from: unknown;
  /** A text, an element, or what ends a list. */
  dom: Element | Text;
  parts: Drawn[];
  component?: Component;
}

/** Several things in a row, without an element around them. */
export const Fragment: unique symbol = Symbol('fragment');

export function isVNode(what: unknown): what is VNode {
  return typeof what === 'object' && what !== null && !Array.isArray(what);
}
