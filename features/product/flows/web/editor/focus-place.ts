/** Shows the element with this name and moves the focus to it. Opens panels on the way. */
export function focusFault(place: string): void {
  const found = findPlace(place);
  if (!found) return;
  found.scrollIntoView({ block: 'center' });
  if (found.getAttribute('aria-expanded') === 'false') found.click();
  found.focus();
}

/** Moves the focus to the element with this name, for example the button of a panel that closes. */
export function focusPlace(place: string): void {
  findPlace(place)?.focus({ preventScroll: true });
}

/** Returns the closest existing element: a card's title for its subtitle. */
function findPlace(place: string): HTMLElement | null {
  for (let name = place; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('/')))) {
    const found = document.querySelector(`[data-place="${CSS.escape(name)}"]`);
    if (found instanceof HTMLElement) return found;
  }
  return null;
}
