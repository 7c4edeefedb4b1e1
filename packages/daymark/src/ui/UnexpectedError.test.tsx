// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './UnexpectedError.tsx';

function Failing(): never {
  throw new Error('the island has sunk');
}

describe('the error boundary', () => {
  afterEach(() => vi.restoreAllMocks());

  it('shows its children while they work', () => {
    render(<ErrorBoundary>All is well</ErrorBoundary>);
    expect(screen.getByText('All is well')).toBeTruthy();
  });

  it('shows an error message and links when a child fails', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    render(
      <>
        <p>The rest of the page</p>
        <ErrorBoundary>
          <Failing />
        </ErrorBoundary>
      </>,
    );
    expect(screen.getByText('Unexpected Application Error!')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('link', { name: 'Reload this page' })).toBeTruthy();
    expect(screen.getByText('The rest of the page')).toBeTruthy();
  });
});
