/** The letters and digits of recovery codes, without those that are easily mistaken for each other. */
export const RECOVERY_LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
export const RECOVERY_CODE_LENGTH = 10;

/** A code as somebody typed it: from the app, or one of the recovery codes. */
export type TypedCode = { kind: 'app' | 'recovery'; code: string } | null;

/**
 * Reads a typed code, or returns null if it cannot be one. Blanks and hyphens are ignored, capital letters are accepted,
 * and so are the digits of Arabic keyboards.
 */
export function readCode(typed: string): TypedCode {
  const code = typed
    .replaceAll(/[\s-]/g, '')
    .toLowerCase()
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16));
  if (/^\d{6}$/.test(code)) return { kind: 'app', code };
  const isRecovery =
    code.length === RECOVERY_CODE_LENGTH && [...code].every((letter) => RECOVERY_LETTERS.includes(letter));
  return isRecovery ? { kind: 'recovery', code } : null;
}

/** Writes a recovery code in two halves, which are easier to copy by hand. */
export function writeRecoveryCode(code: string): string {
  return `${code.slice(0, RECOVERY_CODE_LENGTH / 2)}-${code.slice(RECOVERY_CODE_LENGTH / 2)}`;
}
