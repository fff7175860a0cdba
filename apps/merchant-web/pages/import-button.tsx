import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { lazy, useContext, useState } from 'react';
import { BROADCASTS_FLAG } from '#features/foundations/plans/contract/broadcasts-flag.ts';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { SeePlans } from '#platform/ui-kit/locked/see-plans.ts';
import { WhenOpened } from '#platform/ui-kit/parts/when-opened.tsx';

const ImportDialog = lazy(async () => ({
  default: (await import('#features/product/imports/web/import-dialog.tsx')).ImportDialog,
}));

/** A button that opens the import dialog. */
export function ImportButton({ merchant }: { merchant: Merchant }) {
  const [isOpen, setIsOpen] = useState(false);
  const seePlans = useContext(SeePlans);
  const isLocked = merchant.planDetails.features[BROADCASTS_FLAG] === false;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUpload size={16} stroke={1.75} aria-hidden />}
        onClick={() => (isLocked ? seePlans() : setIsOpen(true))}
      >
        Import
      </Button>
      <WhenOpened opened={isOpen}>
        {isOpen && <ImportDialog shopUrl={merchant.shopUrl} onClose={() => setIsOpen(false)} />}
      </WhenOpened>
    </>
  );
}
