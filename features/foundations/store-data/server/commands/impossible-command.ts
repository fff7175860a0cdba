/** What the store says cannot be done, in its words. */
export class ImpossibleCommand extends Error {
  override name = 'ImpossibleCommand';
}

export function orderGid(orderId: string): string {
  return `gid://shopify/Order/${orderId}`;
}

/** Throws the store's own reason, where it gives one. */
export function refuseIf([refusal]: readonly { message: string }[]): void {
  if (refusal) throw new ImpossibleCommand(refusal.message);
}
