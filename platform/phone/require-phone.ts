import { AppError } from '#platform/errors/app-error.ts';
import { showPhone } from './phone-number.ts';
import { readPhone, type WrittenPhone } from './read-phone.ts';

/**
 * Returns a typed number in E.164. Throws PHONE_UNCLEAR, with the number that was probably meant, if it can be two
 * people's number, and PHONE_INVALID if it is not a number.
 */
export function requirePhone(
  typed: Pick<WrittenPhone, 'written' | 'shopCountry' | 'visitorCountry'>,
  field: string,
): string {
  const reading = readPhone({ ...typed, source: 'typed' });
  if (reading.kind === 'number') return reading.e164;
  if (reading.kind === 'refusal') throw new AppError('PHONE_INVALID', { field });
  throw new AppError('PHONE_UNCLEAR', { field, proposal: showPhone(reading.candidates[0]) });
}
