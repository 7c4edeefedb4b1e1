import { useEffect } from 'react';

/**
 * Lets the browser ask before a visitor leaves the page while something is unsaved. The listener is
 * there only then, because it may keep the page out of the back/forward cache.
 */
export function useLeaveWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}
