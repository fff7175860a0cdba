/** Brings what is named so into view and puts the cursor there; what folds out is folded out. */
export function leadTo(place: string): void {
  const found = findPlace(place);
  if (!found) return;
  found.scrollIntoView({ block: 'center' });
  if (found.getAttribute('aria-expanded') === 'false') found.click();
  found.focus();
}

/** Puts the cursor on what is named so, such as what opened a panel that closes. */
export function focusPlace(place: string): void {
  findPlace(place)?.focus({ preventScroll: true });
}

/** The nearest that there is: a card's title stands for its subtitle. */
function findPlace(place: string): HTMLElement | null {
  for (let name = place; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('/')))) {
    const found = document.querySelector(`[data-place="${CSS.escape(name)}"]`);
    if (found instanceof HTMLElement) return found;
  }
  return null;
}
