import { setProp } from './set-prop.ts';
import { Fragment, isVNode, type ComponentClass, type Drawn, type Props, type VNode } from './vnode.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** The base of class components. Changes are rendered once, after the work that made them. */
export class Component {
  props: Props;
  state: Props = {};
  drawn: Drawn | null = null;
  #next: Props | null = null;

  constructor(props: Props) {
    this.props = props;
  }

  setState(change: Props): void {
    const isWaiting = this.#next !== null;
    this.#next = { ...(this.#next ?? this.state), ...change };
    if (!isWaiting) queueMicrotask(() => this.redraw(this.props));
  }

  /** Renders the present state, if the component is still mounted. */
  redraw(props: Props): void {
    const before = { props: this.props, state: this.state };
    this.props = props;
    this.state = this.#next ?? this.state;
    this.#next = null;
    if (!this.drawn) return;
    patchParts(this.drawn, [this.render(this.props, this.state)]);
    this.componentDidUpdate?.(before.props, before.state);
  }

  render(_props: Props, _state: Props): unknown {
    return null;
  }

  componentDidMount?(): void;
  componentDidUpdate?(props: Props, state: Props): void;
  componentWillUnmount?(): void;
}

const roots = new WeakMap<Element, Drawn>();

/** Renders into an element, replacing what was there. */
export function render(what: unknown, place: Element): void {
  const root = roots.get(place);
  if (root) patchParts(root, [what]);
  else roots.set(place, draw({ type: Fragment, props: { children: what } }, place, null));
}

/** Renders new content before a node. The parent is already in the page, so the content is there immediately. */
function draw(from: unknown, place: Node, before: Node | null): Drawn {
  const add = <Made extends Element | Text>(dom: Made): Made => place.insertBefore(dom, before);
  if (Array.isArray(from)) return drawParts(from, from, add(new Text()));
  if (!isVNode(from)) return { from, dom: add(new Text(textOf(from))), parts: [] };
  const { type, props } = from;
  if (typeof type === 'string') return drawElement(from, type, add);
  // A list, a function and a component end with an empty text node, before which their content is.
  const end = add(new Text());
  if (typeof type === 'symbol') return drawParts(from, [props['children']], end);
  if (!isClass(type)) return drawParts(from, [type(props)], end);
  const component = new type(props);
  const drawn = drawParts(from, [component.render(component.props, component.state)], end);
  component.drawn = drawn;
  drawn.component = component;
  component.componentDidMount?.();
  return drawn;
}

function drawElement(from: VNode, type: string, add: <Made extends Element>(dom: Made) => Made): Drawn {
  const dom = document.createElementNS(
    SVG_TAGS.includes(` ${type} `) ? SVG : 'http://www.w3.org/1999/xhtml',
    type,
  );
  const { children, ref, ...rest } = from.props;
  for (const [name, value] of Object.entries(rest)) setProp(dom, name, value, undefined);
  add(dom);
  const parts = [draw(children, dom, null)];
  (ref as Ref)?.(dom);
  return { from, dom, parts };
}

/** The SVG elements that tools use. None is the name of an HTML element. */
const SVG_TAGS = ' svg g path circle text image ';

type Ref = ((dom: Element | null) => void) | null | undefined;

function drawParts(from: unknown, parts: readonly unknown[], end: Text): Drawn {
  const place = end.parentNode ?? end;
  return { from, dom: end, parts: parts.map((part) => draw(part, place, end)) };
}

/** Updates rendered content in place, by position, because none of our lists changes its order. */
function patchParts(drawn: Drawn, now: readonly unknown[]): void {
  const place = drawn.dom.parentNode ?? drawn.dom;
  drawn.parts.splice(now.length).forEach(remove);
  drawn.parts = now.map((what, nth) => {
    const part = drawn.parts[nth];
    return part ? patch(part, what, place) : draw(what, place, drawn.dom);
  });
}

function patch(drawn: Drawn, now: unknown, place: Node): Drawn {
  const { from, dom, component, parts } = drawn;
  if (!isSame(from, now)) {
    // Removing the focused element makes the browser compute the layout, which is cheap while nothing new is in the
    // page.
    const after = dom.nextSibling;
    remove(drawn);
    return draw(now, place, after);
  }
  drawn.from = now;
  if (Array.isArray(now)) patchParts(drawn, now);
  else if (!isVNode(now)) (dom as Text).data = textOf(now);
  else if (component) component.redraw(now.props);
  else if (typeof now.type === 'string') {
    patchProps(dom as Element, now.props, (from as VNode).props);
    drawn.parts = parts.map((part) => patch(part, now.props['children'], dom));
  } else if (typeof now.type === 'symbol') patchParts(drawn, [now.props['children']]);
  else if (!isClass(now.type)) patchParts(drawn, [now.type(now.props)]);
  return drawn;
}

function patchProps(dom: Element, now: Props, before: Props): void {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  for (const name of names) {
    if (name === 'children' || now[name] === before[name]) continue;
    if (name === 'ref') (now[name] as Ref)?.(dom);
    else setProp(dom, name, now[name], before[name]);
  }
}

function remove(drawn: Drawn): void {
  const { dom, parts, component, from } = drawn;
  component?.componentWillUnmount?.();
  if (component) component.drawn = null;
  if (isVNode(from) && typeof from.type === 'string') (from.props['ref'] as Ref)?.(null);
  parts.forEach(remove);
  // A page may have overwritten `remove`.
  dom.parentNode?.removeChild(dom);
}

function isSame(one: unknown, other: unknown): boolean {
  if (isVNode(one) && isVNode(other)) return one.type === other.type && one.key === other.key;
  return !isVNode(one) && !isVNode(other) && Array.isArray(one) === Array.isArray(other);
}

function isClass(type: unknown): type is ComponentClass {
  return typeof type === 'function' && type.prototype instanceof Component;
}

function textOf(what: unknown): string {
  return typeof what === 'string' || typeof what === 'number' ? String(what) : '';
}
