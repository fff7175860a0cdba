import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { ShopExport } from '#features/administration/exports/web/shop-export.tsx';
import { PersonActs } from '#features/administration/privacy/web/person-acts.tsx';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { getPerson, type Person } from '#features/product/people/contract/person-calls.ts';
import { SubscribersPage } from '#features/product/people/web/list/subscribers-page.tsx';
import { SavedViews } from '#features/product/saved-views/web/saved-views.tsx';
import { LockedScreen } from '#platform/ui-kit/locked/locked-screen.tsx';
import { PageLink } from '#platform/ui-kit/parts/page-link.tsx';
import { WaitingBlock } from '#platform/ui-kit/parts/waiting-block.tsx';
import { texts } from '../texts/en.ts';

// Only a person's page needs the code of chats and bubbles.
const PersonPage = lazy(async () => ({
  default: (await import('#features/product/people/web/person/person-page.tsx')).PersonPage,
}));

/** The subscriber list, or a description of it if the plan does not include it. */
export function SubscribersScreen({ merchant }: { merchant: Merchant }) {
  if (merchant.planDetails.features['subscribers'] === false) return <Locked />;
  const { shopUrl, shopTimeZone, shopEmail } = merchant;
  return (
    <SubscribersPage
      shop={merchant}
      views={<SavedViews shopUrl={shopUrl} list="subscribers" />}
      exportAll={
        <>
          <ShopExport kind="subscribers" shopUrl={shopUrl} timeZone={shopTimeZone} email={shopEmail} />
          <PageLink to="/exports">{texts.subscribers.exports}</PageLink>
        </>
      }
    />
  );
}

/** One subscriber's page, or a description of the list if the plan does not include it. */
export function PersonScreen({ merchant }: { merchant: Merchant }) {
  if (merchant.planDetails.features['subscribers'] === false) return <Locked />;
  return (
    <Suspense fallback={<WaitingBlock height={480} />}>
      <PersonPage shop={merchant} Acts={Acts} />
    </Suspense>
  );
}

function Acts({ shopUrl, person }: { shopUrl: string; person: Person }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return (
    <PersonActs
      shopUrl={shopUrl}
      subscriberId={person.subscriberId}
      who={
        [person.firstName, person.lastName].filter(Boolean).join(' ') ||
        (person.phoneShown ?? texts.subscribers.thisPerson)
      }
      isSubscribed={person.standing === 'subscribed'}
      onDone={(act) => {
        if (act === 'erase') void navigate('/settings/privacy');
        else void client.invalidateQueries({ queryKey: [getPerson.path] });
      }}
    />
  );
}

function Locked() {
  return <LockedScreen title={texts.pages.subscribers} text={texts.locked.subscribers} />;
}
