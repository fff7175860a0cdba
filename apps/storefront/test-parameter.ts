/** The query parameter that names the tool a merchant is testing. */
export const TEST = 'bellbird-test';
