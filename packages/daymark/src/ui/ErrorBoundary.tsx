import { Component, type ReactNode } from 'react';
import { UnexpectedError } from './UnexpectedError.tsx';

/**
 * Wraps each island (interactive component). If the island fails to render, an error message
 * replaces it, and the rest of the page keeps working. React itself logs the error to the console.
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
