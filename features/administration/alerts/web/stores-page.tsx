import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useSwitchShop } from '#features/foundations/sessions/web/index.ts';
import { roleName } from '#features/foundations/team/rules/index.ts';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { fill } from '#platform/language/reader.ts';
import { NotLoaded } from '#platform/ui-kit/parts/not-loaded.tsx';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { PageLink } from '#platform/ui-kit/parts/page-link.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { QuietLine } from '#platform/ui-kit/parts/quiet-line.tsx';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import { useRight } from '#platform/ui-kit/rights/reader-role.ts';
import { getShops, type ShopOverview } from '../contract/shops-call.ts';
import { texts } from '../texts/en.ts';
import styles from './stores-page.module.css';

/** More than a store has alerts. */
const FIRST = 10_000;

/** All stores of a person with what needs attention there, those that need most first. */
export function StoresPage() {
  const { data, error, refetch } = useQuery(callQuery(getShops, {}));
  const mayCopy = useRight('market');
  return (
    <>
      <PageHead title={texts.stores.title} note={texts.stores.note}>
        {mayCopy && data !== undefined && data.shops.length > 1 && (
          <PageLink to="/stores/copy">{texts.stores.copy}</PageLink>
        )}
      </PageHead>
      {data === undefined && (
        <NotLoaded what={texts.stores.what} height={160} error={error} retry={() => void refetch()} />
      )}
      <p className={styles.agencies}>
        <Link to="/agency">{texts.stores.agencies}</Link>
      </p>
      {data?.shops.length === 0 && <p>{texts.stores.none}</p>}
      <div className={styles.stores}>
        {data && neediestFirst(data.shops).map((shop) => <Store key={shop.shopUrl} shop={shop} />)}
      </div>
    </>
  );
}

function neediestFirst(shops: readonly ShopOverview[]): ShopOverview[] {
  return shops.toSorted((one, other) => needOf(other) - needOf(one));
}

/**
 * A paused store sends nothing, so it comes first. What could not be read may be anything. A store without a paid plan
 * will send less, and falling revenue has a reason. Stores with the same need are ordered by their alerts.
 */
function needOf({ state }: ShopOverview): number {
  if (state === null) return 3 * FIRST;
  const { isPaused, unpaid, isFalling, alertCount } = state;
  const rank = isPaused ? 4 : unpaid !== null ? 2 : isFalling ? 1 : 0;
  return rank * FIRST + alertCount;
}

function Store({ shop: { shopName, shopUrl, role, isThis, state } }: { shop: ShopOverview }) {
  const { mutate, isPending } = useSwitchShop();
  return (
    <Panel
      title={shopName}
      aside={
        isThis ? (
          <StatusBadge tone="good" word={texts.stores.here} />
        ) : (
          <Button
            variant="default"
            size="compact-sm"
            loading={isPending}
            aria-label={fill(texts.stores.openStore, { shop: shopName })}
            onClick={() => mutate(shopUrl)}
          >
            {texts.stores.open}
          </Button>
        )
      }
    >
      <QuietLine>{fill(texts.stores.role, { role: roleName(role) })}</QuietLine>
      {state === null ? <p>{texts.stores.unknown}</p> : <State state={state} />}
    </Panel>
  );
}

function State({
  state: { isPaused, unpaid, isFalling, alerts, alertCount, sinceSentence, weekSentence },
}: {
  state: NonNullable<ShopOverview['state']>;
}) {
  return (
    <>
      <p>{weekSentence}</p>
      <p>{sinceSentence}</p>
      {(isPaused || unpaid !== null || isFalling) && (
        <p className={styles.badges}>
          {isPaused && <StatusBadge tone="bad" word={texts.stores.paused} />}
          {unpaid !== null && <StatusBadge tone="bad" word={texts.stores.unpaid[unpaid]} />}
          {isFalling && <StatusBadge tone="care" word={texts.stores.falling} />}
        </p>
      )}
      {alertCount === 0 && <QuietLine>{texts.alerts.none}</QuietLine>}
      <ul className={styles.alerts}>
        {alerts.map(({ sentence }) => (
          <li key={sentence}>
            <IconAlertTriangle size={18} stroke={1.5} aria-hidden /> {sentence}
          </li>
        ))}
      </ul>
      {alertCount > alerts.length && (
        <QuietLine>{fill(texts.stores.more, { count: alertCount - alerts.length })}</QuietLine>
      )}
    </>
  );
}
