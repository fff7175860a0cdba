type Listener = (event: Event) => void;
interface WithListeners extends Element {
  bellbird?: Record<string, Listener>;
}

/** Sets what JSX states on an element: a listener, a style or an attribute; or removes it. */
export function setProp(dom: Element, name: string, value: unknown, before: unknown): void {
  if (name === 'style') return setStyle((dom as HTMLElement).style, value as object, before as object);
  if (name.startsWith('on')) return listen(dom, name.slice(2).toLowerCase(), value as Listener | undefined);
  const isFlag = typeof value === 'boolean' && name[4] !== '-';
  // Only the property, not the attribute, says what a shopper ticked.
  if (isFlag && name in dom) (dom as unknown as Record<string, unknown>)[name] = value;
  else if (value == null || (isFlag && !value)) dom.removeAttribute(name);
  else dom.setAttribute(name, value as string);
}

/** Through the CSSOM, because a shop's policy may forbid style attributes. */
function setStyle(style: CSSStyleDeclaration, now: object = {}, before: object = {}): void {
  const put = (name: string, value: string) => {
    if (name.startsWith('--')) style.setProperty(name, value);
    else (style as unknown as Record<string, string>)[name] = value;
  };
  for (const name of Object.keys(before)) if (!(name in now)) put(name, '');
  for (const [name, value] of Object.entries(now)) put(name, String(value));
}

function listen(dom: WithListeners, kind: string, listener: Listener | undefined): void {
  dom.bellbird ??= {};
  if (!(kind in dom.bellbird)) dom.addEventListener(kind, (event) => dom.bellbird?.[kind]?.(event));
  dom.bellbird[kind] = listener ?? (() => undefined);
}
