/** What is told beside the matter must not stand in its way. */
export function notifyTeam(message: string): void {
  void import('./send-to-team.ts').then(({ sendToTeam }) => sendToTeam(message)).catch(() => undefined);
}
