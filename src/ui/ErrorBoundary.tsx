import { Component, type ReactNode } from 'react';
import { UnexpectedError } from './UnexpectedError.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
}

/**
 * Stands around every interactive part: when one fails, its place says so and
 * the rest of the page stays. React itself reports the error to the console.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <UnexpectedError /> : this.props.children;
  }
}
