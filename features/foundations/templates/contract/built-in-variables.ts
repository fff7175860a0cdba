/**
 * The variables that every editor offers, by the names that merchants see, each with the name of its value and a
 * sample.
 * Other variables are named after their value, or by the merchant.
 */
export const BUILT_IN_VARIABLES = {
  firstNameWA: { value: 'firstName', sample: 'Lena', about: 'First name' },
  broadcastWASupport: { value: 'supportNumber', sample: '+49 1521 5550101', about: 'Support number' },
} as const;

/** Returns the name of the value that a variable stands for. */
export function valueNameOf(variable: string): string {
  return isBuiltIn(variable) ? BUILT_IN_VARIABLES[variable].value : variable;
}

function isBuiltIn(variable: string): variable is keyof typeof BUILT_IN_VARIABLES {
  return Object.hasOwn(BUILT_IN_VARIABLES, variable);
}
