/** Whether the shop has broadcasts; document 3, section 2.4. */
export function hasBroadcasts({ chargeStatus }: { chargeStatus: { status: string } }): boolean {
  return chargeStatus.status !== 'existing';
}
