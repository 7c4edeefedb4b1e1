/* An island because it shows results while a visitor types. Its code is fetched on typing. */
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from '../../browser/query/client.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { createSearchEngine } from './engine/engine.ts';
import type { Bundle } from './engine/start.ts';
import { SearchForm } from './results/SearchForm.tsx';

interface SearchProps {
  bundle: Bundle;
}

/** The full-text search of the site. */
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
