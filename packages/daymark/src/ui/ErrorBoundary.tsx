import { Component, type ReactNode } from 'react';
import { UnexpectedError } from './UnexpectedError.tsx';

/**
 * Wraps each interactive part. If the part fails, an error message replaces it, and the rest of the
 * page keeps working. React itself reports the error to the console.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <UnexpectedError /> : this.props.children;
  }
}
