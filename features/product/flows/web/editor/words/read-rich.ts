import type { Rich } from '../../../rules/editor/words-of-rich.ts';

/** The maximum length that is read of a copied page, in characters. */
const MOST = 500_000;
/** Real texts have fewer levels. */
const DEEPEST = 200;

/** Parses pasted HTML. Nothing in it is run or loaded. */
export function readRich(html: string): Rich {
  return toRich(new DOMParser().parseFromString(html.slice(0, MOST), 'text/html').body, DEEPEST);
}

function toRich(element: Element, depth: number): Rich {
  return {
    tag: element.localName,
    style: element.getAttribute('style') ?? '',
    children: [...element.childNodes].map((child) =>
      child instanceof Element && depth > 0 ? toRich(child, depth - 1) : textOf(child),
    ),
  };
}

function textOf(node: Node): string {
  return node.nodeType === Node.COMMENT_NODE ? '' : (node.textContent ?? '');
}
