/**
 * A script as long as ours that only reads one storage entry and requests the document. It measures the browser's own
 * cost. Like ours, it is compiled on another thread.
 */
export const idleScript = (code: string): string => `//# allFunctionsCalledOnLoad
{
  const { src, dataset } = document.currentScript;
  localStorage.getItem('idle');
  void fetch(new URL('tools?pageId=' + dataset.pageId, src)).then((answer) => answer.json());
  const never = () => { ${code} };
}`;

/**
 * A tool that is only a card with a heading, a field and a button, over the page or opened from a button. It measures
 * the browser's own cost.
 */
export const bareTool = (isFromButton: boolean) => (): string =>
  `export const show = () => {
  const host = document.createElement('div');
  host.dataset.bellbird = 'bare';
  host.style.cssText = 'position: fixed; inset: auto 0 0 auto';
  const add = (tag, text, to) => {
    const one = document.createElement(tag);
    one.append(text);
    to.append(one);
    return one;
  };
  const open = () => {
    const dialog = add('dialog', '', host);
    add('h2', 'Get offers', dialog);
    const field = add('input', '', dialog);
    add('button', 'Sign up', dialog);
    ${isFromButton ? 'dialog.show(); field.focus();' : 'dialog.showModal();'}
  };
  document.body.append(host);
  ${isFromButton ? "const button = add('button', 'Open', host); button.dataset.part = 'widget'; button.onclick = open;" : 'open();'}
  return { update() {}, remove() {}, isThere: () => true };
};`;
