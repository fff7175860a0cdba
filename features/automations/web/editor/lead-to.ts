/** Brings what is named so into view and puts the cursor there; what folds out is folded out. */
export function leadTo(place: string): void {
  // The nearest that there is: a card's title stands for its subtitle.
  for (let name = place; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('/')))) {
    const found = document.querySelector(`[data-place="${CSS.escape(name)}"]`);
    if (!(found instanceof HTMLElement)) continue;
    found.scrollIntoView({ block: 'center' });
    if (found.getAttribute('aria-expanded') === 'false') found.click();
    found.focus();
    return;
  }
}
