import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { lazy, useContext, useState } from 'react';
import { BROADCASTS_FLAG } from '#features/foundations/plans/contract/broadcasts-flag.ts';
import { SeePlans } from '#platform/ui-kit/locked/see-plans.ts';
import { WhenOpened } from '#platform/ui-kit/parts/when-opened.tsx';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import { texts } from '../texts/en.ts';

const ImportDialog = lazy(async () => ({
  default: (await import('./import-dialog.tsx')).ImportDialog,
}));

interface ImportButtonProps {
  merchant: { shopUrl: string; planDetails: { features: Readonly<Record<string, boolean>> } };
}

/** A button that opens the import dialog, or the plans if the shop's plan has no imports. */
export function ImportButton({ merchant }: ImportButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const seePlans = useContext(SeePlans);
  const lock = useLock('market');
  const isLocked = merchant.planDetails.features[BROADCASTS_FLAG] === false;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUpload size={16} stroke={1.75} aria-hidden />}
        onClick={() => (isLocked ? seePlans() : setIsOpen(true))}
        {...lock}
      >
        {texts.list.import}
      </Button>
      <WhenOpened opened={isOpen}>
        {isOpen && <ImportDialog shopUrl={merchant.shopUrl} onClose={() => setIsOpen(false)} />}
      </WhenOpened>
    </>
  );
}
