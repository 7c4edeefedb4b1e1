import { useEffect } from 'react';

/**
 * Makes the browser ask for confirmation before a visitor leaves the page with unsaved text. Adds
 * the listener only for unsaved text, because it may keep the page out of the back/forward cache.
 */
export function useLeaveWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}
