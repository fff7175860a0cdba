import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Draws a page of the sandbox. */
export function showPage(page: ReactNode): void {
  const root = document.getElementById('page');
  if (root)
    createRoot(root).render(<QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>);
}
