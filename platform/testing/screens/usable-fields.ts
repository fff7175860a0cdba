/** Returns the labels of the open page's fields and switches that a reader can change. */
export function usableFields(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea, select');
  return Array.from(fields)
    .filter((field) => field.type !== 'hidden' && !field.readOnly && !isDisabled(field))
    .map((field) => field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.name);
}

function isDisabled(field: HTMLInputElement): boolean {
  return field.disabled || field.closest('fieldset[disabled]') !== null;
}
