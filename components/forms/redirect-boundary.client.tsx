'use client';

import { Component, type ReactNode } from 'react';

interface RedirectBoundaryProps {
  /** Called once the form has been made anew. */
  onRedirect?: () => void;
  children: ReactNode;
}

/**
 * Makes a form anew once its action has redirected, as the page that it leads to may be this one. The router has turned
 * the page by then, and rejects the action so that what is inside a boundary begins afresh; its own boundary is around
 * the page, where all other forms would lose what is typed in them.
 */
export class RedirectBoundary extends Component<RedirectBoundaryProps> {
  static getDerivedStateFromError(error: unknown) {
    if (error instanceof Error && 'handled' in error) return null;
    throw error;
  }

  override state = {};

  override componentDidCatch() {
    this.props.onRedirect?.();
  }

  override render() {
    return this.props.children;
  }
}
