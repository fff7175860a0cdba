import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { MessagesPage } from '#features/product/message-log/web/messages/messages-page.tsx';
import { NamedPeople } from '#features/product/people/web/named-people.tsx';
import { SavedViews } from '#features/product/saved-views/web/saved-views.tsx';

/** The messages. A search for a name leads to the people with that name. */
export function MessagesScreen({ merchant }: { merchant: Merchant }) {
  return (
    <MessagesPage
      merchant={merchant}
      NamedPeople={NamedPeople}
      views={<SavedViews shopUrl={merchant.shopUrl} list="messages" />}
    />
  );
}
