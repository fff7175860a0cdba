import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** A part of the campaign's page that may lack something, named as in its `data-field`. */
export type MissingField = 'support' | 'discount' | 'save';

/** Scrolls to a part, marks it until the merchant leaves it, and focuses its first empty field. */
export function leadToField(name: MissingField): void {
  // Waits until a dialog has closed and given the focus back to its opener.
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
    // Whoever may not edit the field cannot leave it either, so the mark would stay.
    if (document.activeElement !== field) return;
    place.dataset['asked'] = 'true';
    place.addEventListener('focusout', () => delete place.dataset['asked'], { once: true });
  });
}

/** Leads to the part in the URL, also if the merchant opens the same URL again. */
export function useFieldOfUrl(): void {
  const location = useLocation();
  useEffect(() => {
    const name = location.hash.slice(1);
    if (name === 'support' || name === 'discount') leadToField(name);
  }, [location]);
}
