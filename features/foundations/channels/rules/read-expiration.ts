/** Returns when a restriction ends. WhatsApp writes seconds or ISO 8601. Null without a valid time. */
export function readExpiration(expiration: string | number | null | undefined): Date | null {
  if (expiration === null || expiration === undefined || expiration === '') return null;
  const seconds = Number(expiration);
  const moment = new Date(Number.isNaN(seconds) ? String(expiration) : seconds * 1000);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
