/* An island because it shows results while a visitor types. `client:typing` fetches its code. */
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { island } from '../../browser/islands/island.tsx';
import { createQueryClient } from '../../browser/query/client.ts';
import type { Bundle } from '../../machines/search-index/files.ts';
import { createSearchEngine } from './engine/engine.ts';
import { SearchForm } from './results/SearchForm.tsx';
import type { SuggestionsProps } from './SearchPage.tsx';

interface SearchProps extends SuggestionsProps {
  bundle: Bundle;
}

/** The full-text search of the site. */
export default island(function Search({ bundle, ...suggestions }: SearchProps) {
  const [client] = useState(createQueryClient);
  const [engine] = useState(() => createSearchEngine(bundle, () => document.documentElement.lang));
  return (
    <QueryClientProvider client={client}>
      <SearchForm engine={engine} older={bundle.older} {...suggestions} />
    </QueryClientProvider>
  );
});
