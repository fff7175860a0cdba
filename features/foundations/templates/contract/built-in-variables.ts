import { texts } from '../texts/all.ts';

/**
 * The variables that every editor offers, by the names that merchants see, each with the name of its value and a
 * sample.
 * Other variables are named after their value, or by the merchant.
 */
export const BUILT_IN_VARIABLES = {
  firstNameWA: { value: 'firstName', sample: 'Lena' },
  broadcastWASupport: { value: 'supportNumber', sample: '+49 1521 5550101' },
} as const;

/** Returns the name of the value that a variable stands for. */
export function valueNameOf(variable: string): string {
  return isBuiltIn(variable) ? BUILT_IN_VARIABLES[variable].value : variable;
}

/** Returns the label of a variable's field: First name for firstNameWA, Last day for last_day. */
export function variableLabel(variable: string): string {
  if (isBuiltIn(variable)) return texts.variables[variable];
  const words = variable
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replaceAll('_', ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function isBuiltIn(variable: string): variable is keyof typeof BUILT_IN_VARIABLES {
  return Object.hasOwn(BUILT_IN_VARIABLES, variable);
}
