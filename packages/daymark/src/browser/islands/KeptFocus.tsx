import { Component, type ReactNode } from 'react';

interface KeptFocusProps {
  /** Returns the element that takes the focus. The function is called after the update of the page. */
  next: () => HTMLElement | null | undefined;
  children: ReactNode;
}

/**
 * Moves the focus to another element when an update removes the focused element from the children.
 * Otherwise the focus would move to the top of the page.
 */
export class KeptFocus extends Component<KeptFocusProps> {
  /** A class, because only this method runs before React removes elements. */
  override getSnapshotBeforeUpdate() {
    return document.activeElement;
  }

  override componentDidUpdate(_props: KeptFocusProps, _state: unknown, focused: Element | null) {
    if (focused && !focused.isConnected) this.props.next()?.focus();
  }

  override render() {
    return this.props.children;
  }
}
