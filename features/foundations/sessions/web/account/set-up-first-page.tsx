import { Button } from '@mantine/core';
import { SetUpFactor } from '#features/foundations/second-factors/web/index.ts';
import { fill } from '#platform/language/reader.ts';
import type { Merchant } from '../../contract/session-calls.ts';
import { texts } from '../../texts/en.ts';
import { leave } from '../leave.ts';
import { AccountCard } from './account-card.tsx';

/** What a person sees in place of every page until the second step that the shop requires is set up. */
export function SetUpFirstPage({ merchant: { shopName: shop } }: { merchant: Pick<Merchant, 'shopName'> }) {
  return (
    <AccountCard title={texts.setUpFirst.title} text={fill(texts.setUpFirst.text, { shop })}>
      <SetUpFactor
        doneLabel={fill(texts.setUpFirst.goOn, { shop })}
        // With a full load, which opens the page that was asked for.
        onDone={() => location.reload()}
      />
      <Button variant="subtle" onClick={() => void leave()}>
        {texts.setUpFirst.logOut}
      </Button>
    </AccountCard>
  );
}
