/** The store says that this cannot be done, with its reason. */
export class ImpossibleCommand extends Error {
  override name = 'ImpossibleCommand';
}

export function orderGid(orderId: string): string {
  return `gid://shopify/Order/${orderId}`;
}

/** Throws the store's reason, if it gives one. */
export function refuseIf([refusal]: readonly { message: string }[]): void {
  if (refusal) throw new ImpossibleCommand(refusal.message);
}
