/** A part of an address as people read it; one that is not written as parts of addresses are, as it stands. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
