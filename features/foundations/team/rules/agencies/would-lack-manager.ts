interface Colleague {
  userId: string;
  isManager: boolean;
}

/** Whether an agency would have no manager if this person left or were no manager any more. */
export function wouldLackManager(people: readonly Colleague[], userId: string): boolean {
  const isManager = (one: Colleague) => one.isManager && one.userId !== userId;
  return !people.some(isManager);
}
