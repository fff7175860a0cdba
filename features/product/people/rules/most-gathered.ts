/** So many people who fit are sorted at once; of more only these, and the list says so. */
export const MOST_GATHERED = 10_000;
