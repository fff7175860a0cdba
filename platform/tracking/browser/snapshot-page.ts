const DOCUMENT = 0;
const DOCTYPE = 1;
const ELEMENT = 2;
const TEXT = 3;

/** A node in rrweb's form. */
export type SnapshotNode = { type: number; id: number } & Record<string, unknown>;

const LEFT_OUT = new Set(['script', 'noscript', 'iframe', 'object']);

/** Returns a snapshot of the page, with digits and e-mail addresses masked and without typed text. */
export function snapshotPage(page: Document): SnapshotNode {
  let nextId = 1;
  const take = (node: Node): SnapshotNode | null => {
    const id = nextId++;
    if (node instanceof Element) return takeElement(node, id, take);
    if (node.nodeType === Node.TEXT_NODE) {
      const isStyle = node.parentElement?.tagName === 'STYLE';
      const text = node.textContent ?? '';
      return { type: TEXT, id, textContent: isStyle ? text : mask(text), isStyle };
    }
    if (node.nodeType === Node.DOCUMENT_TYPE_NODE)
      return { type: DOCTYPE, id, name: 'html', publicId: '', systemId: '' };
    return null;
  };
  const id = nextId++;
  return { type: DOCUMENT, id, childNodes: childrenOf(page, take) };
}

type Take = (node: Node) => SnapshotNode | null;

function takeElement(element: Element, id: number, take: Take): SnapshotNode | null {
  const tagName = element.tagName.toLowerCase();
  if (LEFT_OUT.has(tagName)) return null;
  return {
    type: ELEMENT,
    id,
    tagName,
    attributes: attributesOf(element),
    childNodes: childrenOf(element, take),
    ...(element instanceof SVGElement && { isSVG: true }),
  };
}

function attributesOf(element: Element): Record<string, string> {
  const entries = [...element.attributes].map(({ name, value }): [string, string] => {
    if (name === 'href' || name === 'src') return [name, new URL(value, location.href).href];
    return [
      name,
      ['value', 'title', 'alt', 'aria-label', 'placeholder'].includes(name) ? mask(value) : value,
    ];
  });
  return Object.fromEntries(entries.filter(([name]) => !name.startsWith('on') && name !== 'value'));
}

function childrenOf(node: Node, take: Take): SnapshotNode[] {
  return [...node.childNodes].flatMap((child) => take(child) ?? []);
}

/** Figures, phone numbers and addresses must not leave this installation. */
function mask(text: string): string {
  return text.replaceAll(/(?<!\S)\S+@\S+/g, '*****').replaceAll(/\d/g, '0');
}
