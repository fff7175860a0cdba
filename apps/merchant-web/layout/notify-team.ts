/** Notifies our team. A failed notification must not stop the merchant's action. */
export function notifyTeam(message: string): void {
  void import('./send-to-team.ts').then(({ sendToTeam }) => sendToTeam(message)).catch(() => undefined);
}
