export const GATHERING = 'The copy is being made. It shows in the list below.';
export const ERASING = 'Nothing more is sent to this person, and what is held of them is being erased.';
export const UNSUBSCRIBED = 'Unsubscribed. Nothing more that advertises is sent to this person.';
