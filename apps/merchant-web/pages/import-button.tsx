import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import { WhenOpened } from '#platform/ui-kit/parts/when-opened.tsx';

const ImportDialog = lazy(async () => ({
  default: (await import('#features/imports/web/import-dialog.tsx')).ImportDialog,
}));

/** Opens the dialog that brings a list of people in. */
export function ImportButton({ merchant }: { merchant: Merchant }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUpload size={16} stroke={1.75} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        Import
      </Button>
      <WhenOpened opened={isOpen}>
        {isOpen && <ImportDialog shopUrl={merchant.shopUrl} onClose={() => setIsOpen(false)} />}
      </WhenOpened>
    </>
  );
}
