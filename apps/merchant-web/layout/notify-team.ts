/** A failed notification must not stop what it is about. */
export function notifyTeam(message: string): void {
  void import('./send-to-team.ts').then(({ sendToTeam }) => sendToTeam(message)).catch(() => undefined);
}
