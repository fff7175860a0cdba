import type { Props, VNode } from './vnode.ts';

export { Fragment } from './vnode.ts';

/** The function that the compiler calls for JSX. */
export function jsx(type: VNode['type'], props: Props, key?: unknown): VNode {
  return { type, props, key };
}
export { jsx as jsxs };
