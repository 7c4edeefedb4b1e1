/* An island because it answers while a visitor types. Its code comes when one does. */
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from '../query/client.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { createSearchEngine } from './engine/engine.ts';
import type { Bundle } from './engine/start.ts';
import { SearchForm } from './results/SearchForm.tsx';

interface SearchProps {
  bundle: Bundle;
}

/** Searches the words of all pages. */
export default function Search({ bundle }: SearchProps) {
  const [client] = useState(createQueryClient);
  const [engine] = useState(() => createSearchEngine(bundle));
  return (
    <ErrorBoundary>
      <QueryClientProvider client={client}>
        <SearchForm engine={engine} />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
