/** Returns red, green and blue from 0 to 255, or null if the text is no opaque colour. */
export function readColour(text: string): string | null {
  const value = text.trim().toLowerCase();
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(value)?.[1];
  if (hex !== undefined)
    return `#${(hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex).toUpperCase()}`;
  if (value === 'white' || value === 'black') return value === 'white' ? '#FFFFFF' : '#000000';
  // Themes also write the three numbers alone, to combine them with an opacity.
  const inside = /^(?:rgba?\(([^)]*)\)|([\d\s,]+))$/.exec(value);
  const [red, green, blue, alpha] = (inside?.[1] ?? inside?.[2] ?? '')
    .split(/[\s,/]+/)
    .filter(Boolean)
    .map(Number);
  if (red === undefined || green === undefined || blue === undefined) return null;
  if (alpha !== undefined && alpha < 1) return null;
  const parts = [red, green, blue];
  if (!parts.every((part) => Number.isInteger(part) && part >= 0 && part <= 255)) return null;
  return `#${parts
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`;
}
