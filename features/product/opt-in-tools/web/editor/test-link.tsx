import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { reportFailure } from '#platform/ui-kit/report-failure.ts';
import { toastInfo } from '#platform/ui-kit/toast.tsx';
import { getToolLinks } from '../../contract/design-calls.ts';
import { texts } from '../../texts/en.ts';
import { useEditing } from './editing.ts';

/** Opens the store with this tool for the merchant only, even if the tool is off. */
export function TestLink() {
  const { tool, form } = useEditing();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      // The window is opened in the click itself, because browsers block later ones.
      const opened = window.open('', '_blank');
      try {
        const { testUrl } = await makeCall(getToolLinks, { query: { id: tool.id } });
        if (opened) opened.location.href = testUrl;
      } catch (error) {
        opened?.close();
        throw error;
      }
    },
    onMutate: () => {
      if (!form.isSaved) toastInfo('tool-test', texts.editor.testIsSaved);
    },
    onError: (error) => reportFailure(error, 'tool-test'),
  });
  return (
    <Button
      variant="default"
      loading={isPending}
      rightSection={<IconExternalLink size={16} stroke={1.5} aria-hidden />}
      onClick={() => mutate()}
    >
      {texts.editor.test}
    </Button>
  );
}
