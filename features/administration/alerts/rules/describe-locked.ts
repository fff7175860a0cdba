/** Returns a sentence that names the tools and campaigns that a change of plan switched off. */
export function describeLocked(tools: readonly string[], campaigns: readonly string[]): string {
  const names = [...tools, ...campaigns];
  const [were, them] = names.length === 1 ? ['was', 'it'] : ['were', 'them'];
  return `${listNames(names)} ${were} switched off, because your plan does not include ${them}.`;
}

/** Joins names: "A", "A and B", or "A, B and C". */
export function listNames(names: readonly string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}` : (names[0] ?? '');
}
