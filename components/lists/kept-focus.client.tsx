'use client';

import { Component, type ReactNode, type RefObject } from 'react';
import { giveFocusBack, holdFocus } from '@/components/lists/held-focus.client';

interface KeptFocusProps {
  /** The page with the longer list, or empty. */
  href: string;
  /** The link to it, below the list. */
  link: RefObject<HTMLAnchorElement | null>;
  children: ReactNode;
}

/**
 * Keeps the keyboard's focus where it was in a list that grows: on its element of the list, or in sight below it. A
 * class, because an effect's cleanup comes too late: where the router adds to the elements, the new ones are there by
 * then and have pushed the focused one out of sight.
 */
export class KeptFocus extends Component<KeptFocusProps> {
  override componentDidMount() {
    giveFocusBack();
  }

  override getSnapshotBeforeUpdate({ href, link }: KeptFocusProps) {
    if (href !== this.props.href) holdFocus(href, link.current);
    return null;
  }

  override componentDidUpdate() {
    giveFocusBack();
  }

  override componentWillUnmount() {
    holdFocus(this.props.href, this.props.link.current);
  }

  override render() {
    return this.props.children;
  }
}
