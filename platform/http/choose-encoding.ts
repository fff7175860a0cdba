/** The best of our encodings that a browser accepts (RFC 9110, 12.5.3); null: it wants the bytes as they are. */
export function chooseEncoding(accepted: string | undefined): 'br' | 'gzip' | null {
  const taken = new Set<string>();
  for (const part of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) taken.add(name);
  }
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : null;
}
