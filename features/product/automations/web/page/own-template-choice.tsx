import { Button } from '@mantine/core';
import { createElement, use, useState } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../../texts/en.ts';
import { PickOwnTemplate } from '../pick-own-template.ts';
import type { ShownCampaign } from '../shown-campaigns.ts';
import { useBeginWithOwn } from './use-change-drip.ts';

interface OwnTemplateChoiceProps {
  merchant: Merchant;
  campaign: ShownCampaign;
  dripId: string;
  position: number;
}

/** Makes a message start with an approved template of the merchant. */
export function OwnTemplateChoice({ merchant, campaign, dripId, position }: OwnTemplateChoiceProps) {
  const picker = use(PickOwnTemplate);
  const [isOpen, setIsOpen] = useState(false);
  const { mutate, isPending } = useBeginWithOwn(merchant, campaign, dripId);
  if (!picker || merchant.planDetails.features['templates'] === false) return null;
  const close = () => setIsOpen(false);
  return (
    <div>
      <Button
        variant="default"
        size="compact-md"
        loading={isPending}
        aria-label={fill(texts.ownTemplates.chooseFor, { number: position })}
        onClick={() => setIsOpen(true)}
      >
        {texts.ownTemplates.choose}
      </Button>
      {isOpen &&
        createElement(picker, {
          shopUrl: merchant.shopUrl,
          timeZone: merchant.shopTimeZone,
          pick: (name) => {
            close();
            mutate(name);
          },
          close,
        })}
    </div>
  );
}
