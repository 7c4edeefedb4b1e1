import { Component, type ReactNode } from 'react';
import { HOME } from '#addresses';
import * as wording from '#words';

/** The message after an unexpected error, with links to reload and to the home page. */
export function UnexpectedError({ heading: Heading = 'p' }: { heading?: 'h1' | 'p' }) {
  return (
    <div className="grid gap-4">
      <Heading className={`display ${Heading === 'h1' ? 'text-page' : 'text-title'}`}>
        {wording.failure}
      </Heading>
      <p>{wording.failureText}</p>
      <p className="flex flex-wrap gap-3">
        {/* A link with an empty query reloads the page without JavaScript. */}
        <a className="button" href="?">
          {wording.reloadPage}
        </a>
        <a className="button button-quiet" href={HOME}>
          {wording.returnHome}
        </a>
      </p>
    </div>
  );
}

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
