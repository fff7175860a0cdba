export interface TagChange {
  add?: string[] | undefined;
  remove?: string[] | undefined;
}

/**
 * Returns the tags after a change. Tags that differ only in case are the same tag, and a text may contain several tags
 * with commas.
 */
export function changedTags(tags: string[], { add = [], remove = [] }: TagChange): string[] {
  const [added, removed] = [separate(add), separate(remove)];
  const remaining = tags.filter((tag) => !has(removed, tag));
  return added.reduce((all, tag) => (has(all, tag) ? all : [...all, tag]), remaining);
}

function separate(tags: string[]): string[] {
  return tags
    .flatMap((tag) => tag.split(','))
    .map((tag) => tag.trim())
    .filter(Boolean);
}

function has(tags: string[], tag: string): boolean {
  return tags.some((one) => one.toLowerCase() === tag.toLowerCase());
}
