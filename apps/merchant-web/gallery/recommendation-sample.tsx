import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Method } from '#features/product/recommendations/contract/recommendation.ts';
import { RecommendationSettings } from '#features/product/recommendations/web/recommendation-settings.tsx';
import { Sample, SampleGroup } from './sample.tsx';

/** The sandbox's store. A developer who is logged in there sees and changes the store's own rules. */
const DEMO_STORE = { shopUrl: 'demo.myshopify.com', shopCurrency: 'EUR' };

export function RecommendationSample() {
  const [isOpen, setIsOpen] = useState(false);
  const [method, setMethod] = useState<Method>('automatic');
  return (
    <SampleGroup name="Recommendations">
      <Sample name="How a campaign chooses what it recommends" wide>
        {isOpen ? (
          <RecommendationSettings
            shop={DEMO_STORE}
            specialType="crossSellWA"
            method={method}
            onMethodChange={setMethod}
          />
        ) : (
          <Button variant="default" onClick={() => setIsOpen(true)}>
            Show the recommendation settings
          </Button>
        )}
      </Sample>
    </SampleGroup>
  );
}
