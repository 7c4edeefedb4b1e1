import type { ComponentType } from 'react';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';

/**
 * Returns the default export of an island: the component, or an error message if the component
 * fails.
 */
export const island =
  <Props extends object>(Part: ComponentType<Props>) =>
  (props: Props) => (
    <ErrorBoundary>
      <Part {...props} />
    </ErrorBoundary>
  );
