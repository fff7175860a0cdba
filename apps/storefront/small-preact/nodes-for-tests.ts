/** The part of the DOM that rendering needs: nodes that know their place. */
class FakeNode {
  parentNode: FakeElement | null = null;

  get nextSibling(): FakeNode | null {
    const nodes = this.parentNode?.nodes ?? [];
    return nodes[nodes.indexOf(this) + 1] ?? null;
  }
}

export class FakeText extends FakeNode {
  data: string;

  constructor(data = '') {
    super();
    this.data = data;
  }
}

export class FakeElement extends FakeNode {
  readonly namespace: string;
  readonly tag: string;
  readonly attributes = new Map<string, string>();
  readonly styles = new Map<string, string>();
  readonly listeners = new Map<string, ((event: object) => void)[]>();
  nodes: FakeNode[] = [];
  /** Whether a shopper ticked it. */
  checked = false;

  constructor(namespace: string, tag: string) {
    super();
    this.namespace = namespace;
    this.tag = tag;
  }

  get style() {
    const { styles } = this;
    const put = (name: string, value: string) => (value ? styles.set(name, value) : styles.delete(name));
    return new Proxy(
      { setProperty: put },
      { set: (_style, name: string, value: string) => !!put(name, value) },
    );
  }

  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name, String(value));
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
  addEventListener(kind: string, listener: (event: object) => void): void {
    this.listeners.set(kind, [...(this.listeners.get(kind) ?? []), listener]);
  }
  dispatch(kind: string): void {
    for (const listener of this.listeners.get(kind) ?? []) listener({});
  }

  insertBefore<Node extends FakeNode>(node: Node, before: FakeNode | null): Node {
    const place = before === null ? this.nodes.length : this.nodes.indexOf(before);
    if (place < 0) throw new Error('what it is to stand before is not here');
    this.nodes.splice(place, 0, node);
    node.parentNode = this;
    return node;
  }
  removeChild(node: FakeNode): void {
    const place = this.nodes.indexOf(node);
    if (place < 0) throw new Error('what is to go is not here');
    this.nodes.splice(place, 1);
    node.parentNode = null;
  }

  /** The HTML, without the empty text nodes that only mark positions. */
  get html(): string {
    const inside = this.nodes.map((node) =>
      node instanceof FakeText ? node.data : node instanceof FakeElement ? node.html : '',
    );
    const attributes = [...this.attributes].map(([name, value]) => ` ${name}="${value}"`);
    return `<${this.tag}${attributes.join('')}>${inside.join('')}</${this.tag}>`;
  }

  find(tag: string): FakeElement | undefined {
    if (this.tag === tag) return this;
    for (const node of this.nodes) {
      const found = node instanceof FakeElement ? node.find(tag) : undefined;
      if (found) return found;
    }
    return undefined;
  }
}
