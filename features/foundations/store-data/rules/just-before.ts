/**
 * The date of a state from polling: polling gives fewer fields than a webhook, so a webhook of the same moment wins.
 */
export function justBefore(updatedAt: string): Date {
  return new Date(new Date(updatedAt).getTime() - 1);
}
