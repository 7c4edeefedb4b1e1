import type { ComponentType } from 'react';
import { ErrorBoundary } from '../../ui/UnexpectedError.tsx';

/**
 * Wraps the component of an island in an error boundary, which shows a message if the component
 * fails. The result is the default export of the island's file.
 */
export const island =
  <Props extends object>(Part: ComponentType<Props>) =>
  (props: Props) => (
    <ErrorBoundary>
      <Part {...props} />
    </ErrorBoundary>
  );
