import { Button } from '@mantine/core';
import type { FormEvent } from 'react';
import { fill } from '#platform/language/reader.ts';
import { formatMoment } from '#platform/ui-kit/format/moment.ts';
import { useUnsavedGuard } from '#platform/ui-kit/leaving/use-unsaved-guard.ts';
import { LockedFields } from '#platform/ui-kit/rights/locked-fields.tsx';
import { useTyped } from '#platform/ui-kit/typed/use-typed.ts';
import { InboxSettings, type OpeningNow } from '../../contract/opening-calls.ts';
import { texts } from '../../texts/en.ts';
import type { InboxShop } from '../place.ts';
import { AwayPanel } from './away-panel.tsx';
import { HoursPanel } from './hours-panel.tsx';
import styles from './settings.module.css';
import { useSaveSettings } from './use-settings.ts';

export interface SettingsShop extends InboxShop {
  shopName: string;
}

interface FormProps {
  shop: SettingsShop;
  stored: InboxSettings;
  now: OpeningNow;
}

/** The form of the opening hours and the away message, and what happens now. */
export function SettingsForm({ shop, stored, now }: FormProps) {
  const { mutate, isPending } = useSaveSettings(shop.shopUrl);
  const { typed, setTyped, isSaved } = useTyped(stored);
  const read = InboxSettings.safeParse(typed);
  useUnsavedGuard(!isSaved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (read.success && !isSaved) mutate(read.data);
  };
  const change = (changes: Partial<InboxSettings>) => setTyped({ ...typed, ...changes });
  return (
    <form onSubmit={submit} noValidate>
      <p role="status" className={styles.now} data-open={stored.hoursOn && now.isOpen}>
        {describeNow(stored, now, shop.shopTimeZone)}
      </p>
      <LockedFields right="answer">
        <HoursPanel settings={typed} change={change} timeZone={shop.shopTimeZone} />
        <AwayPanel settings={typed} change={change} shopName={shop.shopName} />
      </LockedFields>
      {!isSaved && (
        <p className={styles.actions}>
          <Button type="submit" loading={isPending} disabled={!read.success}>
            {texts.opening.save}
          </Button>
          <Button variant="default" onClick={() => setTyped(stored)}>
            {texts.opening.discard}
          </Button>
        </p>
      )}
    </form>
  );
}

function describeNow(
  { hoursOn, awayOn }: InboxSettings,
  { isOpen, until }: OpeningNow,
  zone: string,
): string {
  if (!hoursOn) return texts.opening.nowOff;
  if (!isOpen) return awayOn ? texts.opening.nowClosedAway : texts.opening.nowClosed;
  return until === null
    ? texts.opening.nowOpen
    : fill(texts.opening.nowOpenUntil, { when: formatMoment(until, zone) });
}
