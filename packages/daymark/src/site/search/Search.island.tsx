/* An island because it shows results while a visitor types. `client:typing` fetches its code. */
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { island } from '../../browser/islands/island.tsx';
import { createQueryClient } from '../../browser/query/client.ts';
import type { Bundle } from '../../machines/search-index/files.ts';
import { createSearchEngine } from './engine/engine.ts';
import { SearchForm } from './results/SearchForm.tsx';

interface SearchProps {
  bundle: Bundle;
  /** Whether the page has links to topics, which the search suggests if it finds nothing. */
  hasTopics: boolean;
}

/** The full-text search of the site. */
export default island(function Search({ bundle, hasTopics }: SearchProps) {
  const [client] = useState(createQueryClient);
  const [engine] = useState(() => createSearchEngine(bundle));
  return (
    <QueryClientProvider client={client}>
      <SearchForm engine={engine} hasTopics={hasTopics} older={bundle.older} />
    </QueryClientProvider>
  );
});
