'use client';

import { Component, type ReactNode, type RefObject } from 'react';
import { isInSight } from '@/components/ui/is-in-sight.client';

interface KeptFocusProps {
  /** The page with the longer list, or empty. */
  href: string;
  /** The link to it, below the list. */
  link: RefObject<HTMLAnchorElement | null>;
  children: ReactNode;
}

interface Held {
  /** The URL of the page with the longer list. */
  url: string;
  giveBack: () => void;
}

/** Outlives the component, as the router replaces all elements of a list with a filter or a page of its own. */
let held: Held | null = null;

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

function holdFocus(href: string, link: HTMLAnchorElement | null): void {
  const element = document.activeElement;
  if (href === '' || element === null) return;
  const giveBack = inList(element, link) ?? belowList(element, link);
  if (giveBack !== null) held = { url: new URL(href, location.href).href, giveBack };
}

/** Does nothing on any other page than the expected one. */
function giveFocusBack(): void {
  if (held?.url === location.href) held.giveBack();
  held = null;
}

/** New elements only come after it. The first new card takes the place of the link to more. */
function inList(element: Element, link: HTMLAnchorElement | null): (() => void) | null {
  const { tagName: tag } = element;
  const index = elementsOf(tag).indexOf(element);
  const isLink = element === link;
  if (index < 0) return null;
  return () => (elementsOf(tag)[index] as HTMLElement | undefined)?.focus({ preventScroll: !isLink });
}

/** It stays, and is pushed down. */
function belowList(element: Element, link: HTMLAnchorElement | null): (() => void) | null {
  if (!isBelow(link, element) || !isInSight(element)) return null;
  return () => {
    if (element === document.activeElement && !isInSight(element)) element.scrollIntoView({ block: 'nearest' });
  };
}

function isBelow(link: HTMLAnchorElement | null, element: Element): boolean {
  return link !== null && (link.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

function elementsOf(tag: string): Element[] {
  return [...document.querySelectorAll(`main ${tag}`)];
}
