export const SAVING = 'Saving Changes';
export const SAVED = 'Saved Successfully';
