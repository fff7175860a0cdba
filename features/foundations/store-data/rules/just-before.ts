/** When a state that a store was asked for was told: what it can be asked is less than what a webhook tells, and gives way to it. */
export function justBefore(updatedAt: string): Date {
  return new Date(new Date(updatedAt).getTime() - 1);
}
