/**
 * The variables that every editor offers, by the names that merchants know them by, each with the name of its value
 * and a sample. Others have the name of their value, or one that the merchant gives them.
 */
export const BUILT_IN_VARIABLES = {
  firstNameWA: { value: 'firstName', sample: 'Lena', about: 'First name' },
  broadcastWASupport: { value: 'supportNumber', sample: '+49 1521 5550101', about: 'Support number' },
} as const;

/** The name of the value that a variable stands for. */
export function valueNameOf(variable: string): string {
  return isBuiltIn(variable) ? BUILT_IN_VARIABLES[variable].value : variable;
}

function isBuiltIn(variable: string): variable is keyof typeof BUILT_IN_VARIABLES {
  return Object.hasOwn(BUILT_IN_VARIABLES, variable);
}
