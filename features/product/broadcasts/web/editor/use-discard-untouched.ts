import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { deleteDraft } from '../../contract/broadcast-calls.ts';
import type { Broadcast } from '../../contract/broadcast.ts';
import { listQuery, NEW_DRAFT } from '../use-broadcasts.ts';

const FIRST_REVISION = 1;
const NewDraft = z.object({ isNewDraft: z.literal(NEW_DRAFT.isNewDraft) });

/**
 * Deletes a draft that "Create" made when its page is left and nothing was saved in it. The server keeps a draft that
 * somebody else has changed in the meantime.
 */
export function useDiscardUntouched(
  pageId: string,
  { id, status, revision }: Pick<Broadcast, 'id' | 'status' | 'revision'>,
  isSaving: boolean,
): void {
  const client = useQueryClient();
  const isNew = z.safeParse(NewDraft, useLocation().state).success;
  const isUntouched = isNew && status === 'draft' && revision === FIRST_REVISION && !isSaving;
  const latest = useRef(isUntouched);
  useEffect(() => {
    latest.current = isUntouched;
  }, [isUntouched]);
  useEffect(() => {
    const page = { isOpen: true };
    open.set(id, page);
    return () => {
      page.isOpen = false;
      // React mounts a page twice during development, and a page may be opened again immediately.
      setTimeout(() => {
        if (open.get(id)?.isOpen === true) return;
        open.delete(id);
        if (!latest.current) return;
        const { queryKey } = listQuery(pageId);
        const refresh = () => client.invalidateQueries({ queryKey });
        makeCall(deleteDraft, { body: { pageId, campaignId: id, revision: FIRST_REVISION } }).then(
          refresh,
          // The list shows the draft if it is still there.
          refresh,
        );
      });
    };
  }, [client, id, pageId]);
}

/** The open pages by broadcast. */
const open = new Map<string, { isOpen: boolean }>();
