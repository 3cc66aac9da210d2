'use client';

import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';

interface ProductFrameProps {
  uuid: string;
  /** The id of the heading inside. */
  heading: string;
  /** What the handle of the sheet is called. */
  close: string;
  children: ReactNode;
}

/**
 * A product opened from a list lies over it as a modal sheet; a document that came with the product holds it as a section
 * on top, and stays as it is. Which of the two: during hydration the server's section is already there.
 */
export function ProductFrame({ uuid, heading, close, children }: ProductFrameProps) {
  const id = `product-${uuid}`;
  const [isSheet] = useState(() => typeof document !== 'undefined' && document.getElementById(id) === null);
  const sheet = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element>(null);

  useEffect(() => {
    opener.current ??= document.activeElement;
    sheet.current?.showModal();
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    };
  }, []);

  if (!isSheet)
    return (
      <section id={id} className="product" aria-labelledby={heading}>
        {children}
      </section>
    );

  // Closed at once; the address follows by the link that leads back to the list.
  const leave = (event: SyntheticEvent) => {
    event.preventDefault();
    sheet.current?.close();
    sheet.current?.querySelector<HTMLAnchorElement>('a[data-back]')?.click();
  };
  const leaveByVeil = (event: MouseEvent) => {
    if (event.target === sheet.current) leave(event);
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key, and cancels it.
    <dialog ref={sheet} id={id} className="product" aria-labelledby={heading} onCancel={leave} onClick={leaveByVeil}>
      <button type="button" className="product-handle" aria-label={close} onClick={leave} />
      {children}
    </dialog>
  );
}
