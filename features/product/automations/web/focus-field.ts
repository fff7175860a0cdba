import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** A part of the campaign's page with a field that may still be empty. The part has this name in its `data-field`. */
export type MissingField = 'support' | 'discount' | 'save';

/** Scrolls to a part, focuses its first empty field, and highlights the part until it loses the focus. */
export function focusField(name: MissingField): void {
  // A dialog that closes first gives the focus back to the button that opened it.
  requestAnimationFrame(() => {
    const places = [...document.querySelectorAll<HTMLElement>(`[data-field="${name}"]`)];
    const inputs = places.flatMap((place) => [
      ...place.querySelectorAll<HTMLInputElement>('input:not([data-optional])'),
    ]);
    const field = inputs.find(({ value }) => value === '') ?? inputs[0] ?? places[0];
    const place = places.find((one) => one.contains(field ?? null));
    if (!field || !place) return;
    field.scrollIntoView({ block: 'center' });
    field.focus({ preventScroll: true });
    // A field that the person may not edit gets no focus, so it would stay highlighted.
    if (document.activeElement !== field) return;
    place.dataset['asked'] = 'true';
    place.addEventListener('focusout', () => delete place.dataset['asked'], { once: true });
  });
}

/** Focuses the field of the part that the URL names, also if the merchant opens the same URL again. */
export function useFieldOfUrl(): void {
  const location = useLocation();
  useEffect(() => {
    const name = location.hash.slice(1);
    if (name === 'support' || name === 'discount') focusField(name);
  }, [location]);
}
